/** Comments, test titles and documents cite only entries of this repository, in the forms that CONTRIBUTING lists. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const here = relative(root, import.meta.dirname)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Line {
  at: string // `src/a.ts:12`
  text: string
}

const linesOf = (file: string): Line[] =>
  read(file)
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text }))

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).split('\n')

/** Texts for users contain no citations, and this file contains the old forms. */
const isRead = (file: string): boolean =>
  (/\.(tsx?|mjs|css|md|yaml|service|html)$/.test(file) || file === '.env.example') &&
  !/^public\/|\/locales\//.test(file) &&
  file !== relative(root, import.meta.filename) &&
  existsSync(join(root, file))

const files = tracked.filter(isRead)
const lines = files.flatMap(linesOf)
const code = lines.filter(({ at }) => !/^[\w/.-]+\.md:/.test(at))

/** Returns every match of `pattern` with its location. The groups are the cited entries. */
function found(pattern: RegExp, among: readonly Line[] = lines): { at: string; cited: string }[] {
  return among.flatMap(({ at, text }) =>
    [...text.matchAll(pattern)].map(match => ({ at, cited: match[1] ?? match[0] })),
  )
}

const wrong = (cited: readonly { at: string; cited: string }[], known: ReadonlySet<string>): string[] =>
  cited.filter(({ cited }) => !known.has(cited)).map(({ at, cited }) => `${at}: ${cited}`)

const sections = new Set([...read('docs/specification-notes.md').matchAll(/^## (\d+) /gm)].map(([, n]) => n!))
const records = readdirSync(join(root, 'docs/decisions')).filter(file => /^\d{4}-/.test(file))
const numbers = new Set(records.map(file => file.slice(0, 4)))

const numbersBetween = (from: string, to: string): string[] =>
  Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at))

/** `13, 14, 15` and `226–228` → single numbers, as text. */
const eachNumber = (list: string): string[] =>
  list.split(/, | and /).flatMap(part => {
    const [from = '', to = from] = part.split('–')
    return numbersBetween(from, to)
  })

const series = /\b(spec|shop|admin|game) (\d+(?:(?:–|, | and )\d+)*)\b/g
const findingsOf = ({ text }: Line): string[] =>
  [...text.matchAll(series)].flatMap(([, name, list]) => eachNumber(list ?? '').map(n => `${name} ${n}`))

const rows = linesOf('docs/findings.md').filter(({ text }) => text.startsWith('| '))
const findings = new Set(rows.flatMap(row => [...findingsOf(row), ...(row.text.match(/\bW\d+\b/g) ?? [])]))

describe('citations', () => {
  it('a specification section is one of docs/specification-notes.md', () => {
    const cited = found(/specification notes (§\d+(?:[\w" ]*, §\d+)*)/gi).flatMap(({ at, cited }) =>
      [...cited.matchAll(/§(\d+)/g)].map(([, n]) => ({ at, cited: n! })),
    )
    expect(cited.length).toBeGreaterThan(100)
    expect(wrong(cited, sections)).toEqual([])
  })

  it('a decision is a record of docs/decisions', () => {
    const cited = found(/\bdecision (\d{3,})\b/gi)
    expect(cited.length).toBeGreaterThan(200)
    expect(wrong(cited, numbers)).toEqual([])
  })

  it('records are numbered without gaps and listed, each with its date and three parts', () => {
    const list = read('docs/decisions/README.md')
    expect([...numbers].sort()).toEqual(records.map((_, at) => String(at + 1).padStart(4, '0')))
    for (const file of records) {
      const parts = [...read(`docs/decisions/${file}`).matchAll(/^(?:## (\w+)|(Date): \d{4}-\d\d-\d\d\b)/gm)]
      expect(
        parts.map(([, part, date]) => part ?? date),
        file,
      ).toEqual(['Date', 'Context', 'Decision', 'Consequence'])
      expect(list).toContain(`](${file})`)
    }
  })

  it('a finding is a row of docs/findings.md', () => {
    const cited = code.flatMap(line => findingsOf(line).map(cited => ({ at: line.at, cited })))
    const tests = code.filter(({ at }) => /\.(test|spec)\.tsx?:/.test(at) || at.startsWith(here))
    expect(cited.length).toBeGreaterThan(80)
    expect(wrong([...cited, ...found(/\bW\d+\b/g, tests)], findings)).toEqual([])
  })

  it('a failure case is a line or a group of docs/failure-cases.md', () => {
    const rows = [...read('docs/failure-cases.md').matchAll(/^\| ([A-O])(\d+) \|/gm)]
    const known = new Set(rows.flatMap(([, group = '', number = '']) => [group, group + number]))
    const named = /docs\/failure-cases\.md ((?:groups? )?[A-Z]\d*(?:(?:–|, )(?:group )?[A-Z]\d*)*)/g
    const cited = found(named, code).flatMap(({ at, cited }) =>
      (cited.match(/[A-Z]\d*/g) ?? []).map(id => ({ at, cited: id })),
    )
    expect(cited.length).toBeGreaterThan(10)
    expect(wrong(cited, known)).toEqual([])
  })

  it('documents name only documents and paths that exist', () => {
    const documents = lines.filter(({ at }) => /^[\w/.-]+\.md:/.test(at))
    const links = documents.flatMap(line => {
      const folder = line.at.replace(/[^/]*$/, '')
      return found(/\]\(([\w./-]+)\)/g, [line]).map(({ at, cited }) => ({ at, path: join(folder, cited) }))
    })
    const folders = /`((?:src|server|assets|public|bench|e2e|scripts|deploy|docs)\/[\w./-]+)`/g
    const paths = found(folders, documents).map(({ at, cited }) => ({ at, path: cited }))
    const named = found(/\b(docs\/[\w/-]+\.md)\b/g).map(({ at, cited }) => ({ at, path: cited }))
    expect([links.length, paths.length, named.length].every(count => count > 10)).toBe(true)
    const gone = [...links, ...paths, ...named].filter(({ path }) => !existsSync(join(root, path)))
    expect(gone.map(({ at, path }) => `${at}: ${path}`)).toEqual([])
  })
})

describe('what is not in the repository is not cited', () => {
  const written = (some: readonly Line[]) => some.map(({ at, text }) => `${at}: ${text.trim()}`)

  it.each([
    ['sections of another document', /\b(decisions?|specification(['’]s)?|design|language) §/i],
    [
      'pages of another document',
      /\b(decisions|specification|design)\.md\b|\bdesign\/\w+\.md|\bsections? \d/i,
    ],
    [
      'drawings', // `design:` in code is what a customer places on printed products
      /\b(pictures?|design) (game|shop)[-.]?\w|(\/\/|^\s*\/?\*).*(\(design[:,]|\bdesign: )|\bdesign of the stage\b/i,
    ],
    ['checklists', /\bchecklist [A-Z]\d|\bfault list\b/i],
    ['reviews', /\bhouse-review\b|\bresearch\/|\boutside attack\b/i],
    ['issues', /\bissues? \d|\(issue: [a-z]|\bthe issue['’]s\b/],
  ])('%s', (_, pattern) => {
    expect(written(lines.filter(({ text }) => pattern.test(text)))).toEqual([])
  })

  it('a section sign without its document', () => {
    const known = /(specification notes|Filter Effects) §\d+([\w" ]*, §\d+)*/gi
    expect(written(code.filter(({ text }) => /§\s?\d/.test(text.replace(known, ''))))).toEqual([])
  })
})
