// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fontCss, fontStack } from './apply-font.ts'

const sheetText = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

it('spec 128: keeps the chosen font of a rendered page over the base sheet that is loaded later', () => {
  const base = sheetText('base.css')
  const usual = /:root \{[^}]*--font:[^}]*\}/.exec(base)?.[0]
  expect(usual).toContain('Lexend')
  const sheet = document.createElement('style')
  sheet.textContent = `${fontCss('Lato')}\n${usual}`
  document.head.append(sheet)
  expect(getComputedStyle(document.documentElement).getPropertyValue('--font')).toMatch(/^'Lato'/)
})

it('gives the local fonts that are shown first the weights, width and heights of each font', () => {
  const display = /--display: (.*);/.exec(sheetText('base.css'))?.[1] ?? ''
  const fonts: [sheet: string, stack: string, weights: string[]][] = [
    ['lexend', fontStack.Lexend, ['400', '500', '600', '700']],
    ['lato', fontStack.Lato, ['400', '700']],
    ['lilita', display, ['400']],
  ]
  for (const [sheet, stack, weights] of fonts) {
    const faces = sheetText(`fonts/${sheet}.css`).split('@font-face').slice(1)
    const [, ...local] = [...stack.matchAll(/'([^']+)'/g)].map(([, family = '']) => family)
    expect(local).toHaveLength(2)
    for (const family of local) {
      const own = faces.filter(face => face.includes(`font-family: '${family}';`))
      expect(own.map(face => /font-weight: (\d+);/.exec(face)?.[1])).toEqual(weights)
      for (const face of own)
        expect(face).toMatch(/size-adjust: [\d.]+%;\s+ascent-override: [\d.]+%;\s+descent-override: [\d.]+%;/)
    }
  }
})
