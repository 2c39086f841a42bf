/**
 * Every rule in a style sheet that sets a text colour and a background, both as tokens, is readable in light and dark
 * (WCAG 2.2 AA).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { derive } from '@/design/theme/derive.ts'
import type { ThemeMode, Tokens } from '@/design/theme/tokens.ts'
import { contrast, type Hex } from '@/lib/oklch.ts'

interface Pair {
  rule: string
  ground: string
  text: string
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))

const colour = /^(?:var\(--([\w-]+)\)|(#[\da-f]{3,6}))$/i
const declaredIn = (body: string, property: string) =>
  new RegExp(`(?:^|;|\\n)\\s*${property}:\\s*([^;]+);`).exec(body)?.[1]?.trim()

const pairs: Pair[] = sheets.flatMap(file => {
  const css = readFileSync(join('src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].flatMap(([, selector = '', body = '']) => {
    const ground = declaredIn(body, 'background(?:-color)?')
    const text = declaredIn(body, 'color')
    return ground && text && colour.test(ground) && colour.test(text)
      ? [{ rule: `${file} ${selector.trim()}`, ground, text }]
      : []
  })
})

function resolve(value: string, tokens: Tokens): Hex | undefined {
  const [, token, hex] = colour.exec(value) ?? []
  if (!hex) return (tokens as Partial<Record<string, Hex>>)[token ?? '']
  return (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex) as Hex
}

describe('text and background', () => {
  it.each(['light', 'dark'] as const)('differ by 4.5:1 or more in %s', (mode: ThemeMode) => {
    const tokens = derive({}, mode)
    const tooPale = pairs.flatMap(({ rule, ground, text }) => {
      const [back, front] = [resolve(ground, tokens), resolve(text, tokens)]
      if (!back || !front) return []
      const ratio = contrast(front, back)
      return ratio < 4.5 ? [`${rule}: ${text} on ${ground} is ${ratio.toFixed(2)}`] : []
    })
    expect(tooPale).toEqual([])
    expect(pairs.length).toBeGreaterThan(100)
  })
})
