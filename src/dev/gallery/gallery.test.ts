import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { forcedRule } from './force-states.ts'

const src = join(import.meta.dirname, '..', '..')

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => readFileSync(join(src, folder, file), 'utf8'))

/** Returns exported components and contexts: capitalised functions and constants, of files with JSX or a context. */
const componentsOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)(.*)$/gm)]
    .filter(([, , rest]) => source.includes('<') && !/^: /.test(rest ?? ''))
    .map(([, name]) => name!)

describe('the gallery', () => {
  const components = sourcesIn('ui')
    .filter(source => /from 'react|<\w+/.test(source))
    .flatMap(componentsOf)
  const shown = sourcesIn('dev/gallery').join('\n')

  it('shows every component of the design system by its name', () => {
    expect(components.length).toBeGreaterThan(55)
    const missing = components.filter(
      name => !new RegExp(`<${name}[\\s>/]`).test(shown) || !shown.includes(`<Specimen name="${name}"`),
    )
    expect(missing).toEqual([])
  })

  it('is imported by nothing else', () => {
    const rooms = readdirSync(src).filter(room => room !== 'dev' && !room.includes('.'))
    const others = rooms.flatMap(sourcesIn).filter(source => /['"](@\/dev\/|\.\.\/dev\/)/.test(source))
    expect(others).toEqual([])
  })
})

it('repeats a rule of a state for elements in a forced state', () => {
  expect(forcedRule('.button:hover .icon', 'color: red;')).toBe(
    ":where([data-force~='hover']) :is(.button .icon){color: red;}\n",
  )
  expect(forcedRule(':focus-visible', 'outline: 0;')).toContain(":where([data-force~='focus']) :is(:where(a,")
  expect(forcedRule('.box:has(.control:focus)', 'color: red;')).toContain(':is(.box:has(.control))')
  expect(forcedRule('.button', 'color: red;')).toBe('')
})
