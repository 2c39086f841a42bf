import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exceptions, retiredWords } from './retired-words.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Published files and migrations are data. Expected screenshots are named after screens. The folder of benchmarks has
 * npm's usual name.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
})
  .split('\n')
  .filter(
    file =>
      file &&
      !/^public\/|^e2e\/pictures\/expected\/|\/migrations\//.test(file) &&
      existsSync(join(root, file)),
  )

const declared =
  /^export (?:declare )?(?:default )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
const listed = /^export (?:type )?\{([^}]*)\}/gm

const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(declared)].map(([, name]) => name!),
  ...[...text.matchAll(listed)].flatMap(([, names]) =>
    names!.split(',').map(name => name.trim().split(/\s+/).at(-1)!),
  ),
]

const exported = files
  .filter(file => /\.(tsx?|mjs)$/.test(file))
  .flatMap(file => exportsOf(readFileSync(join(root, file), 'utf8')).map(name => ({ name, file })))

/** `firstPaintStyle` → first, paint, style; `first-paint-style.ts` → first, paint, style, ts. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const insteadOf = new Map(retiredWords.flatMap(({ words, instead }) => words.map(word => [word, instead])))
const allowed = new Set(exceptions.map(({ name }) => name))

/** Returns `paint (say: render)` for each retired word of a name that is no exception. */
const objections = (name: string, parts = wordsOf(name)): string[] =>
  allowed.has(name)
    ? []
    : parts.filter(word => insteadOf.has(word)).map(word => `${name}: ${word} (say: ${insteadOf.get(word)})`)

describe('retired words', () => {
  it('no file is named with one', () => {
    const found = files.flatMap(file => objections(file, wordsOf(file.replace(/^bench\//, ''))))
    expect(found).toEqual([])
  })

  it('nothing is exported under one', () => {
    expect(exported.length).toBeGreaterThan(5000)
    expect(exported.flatMap(({ name, file }) => objections(name).map(text => `${file}: ${text}`))).toEqual([])
  })

  it('every exception is still needed', () => {
    const present = new Set([...files, ...exported.map(({ name }) => name)])
    const idle = exceptions.filter(
      ({ name }) => !present.has(name) || !wordsOf(name).some(word => insteadOf.has(word)),
    )
    expect(idle).toEqual([])
  })

  it('no word is retired twice', () => {
    const words = retiredWords.flatMap(({ words }) => words)
    expect(new Set(words).size).toBe(words.length)
  })

  it('words are found between humps and hyphens, and not inside another word', () => {
    expect(wordsOf('lendFacts')).toContain('lend')
    expect(wordsOf('a/door-way.ts')).toContain('door')
    expect(objections('firstPainter')).toHaveLength(1)
    expect(objections('newsletterCalendar')).toEqual([])
  })
})
