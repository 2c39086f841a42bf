// `npm run failure-cases [-- A7 C …]`: lists the cases of docs/failure-cases.md, or those of the named ids and groups, with the tests
// whose titles begin with the id of the case. Journeys have the id as a tag.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const caseRow = /^\| ([A-O]\d+) \| ([^|]+) \|/gm
/** `'A7, W3: title'`, also of a group of tests */
const titled = /(['"`])((?:[A-OW]\d+, )*[A-OW]\d+): (.*?)\1/g
/** `test('title', { tag: ['@A7', '@C1'] }` */
const tagged = /\btest\((['"`])(.*?)\1, \{\s*tag: (\[[^\]]*\]|'@\w+')/g

/** @typedef {{ ids: string[], file: string, title: string }} CaseTest */

/** @returns {{ id: string, outcome: string }[]} the cases of docs/failure-cases.md */
export const failureCases = () =>
  [...readFileSync(join(root, 'docs/failure-cases.md'), 'utf8').matchAll(caseRow)].map(
    ([, id = '', outcome = '']) => ({ id, outcome }),
  )

/** @type {(list: string | undefined) => string[]} */
const idsIn = list => list?.match(/\b[A-O]\d+/g) ?? []

/** @returns {CaseTest[]} the tests of the repository whose titles or tags contain ids of cases */
export function caseTests() {
  const patterns = ['*.test.ts', '*.test.tsx', '*.spec.ts']
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root })
  const files = String(listed)
    .split('\n')
    .filter(file => file && existsSync(join(root, file)))
  return files.flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8')
    return [
      ...[...text.matchAll(titled)].map(([, , ids, title = '']) => ({ ids: idsIn(ids), file, title })),
      ...[...text.matchAll(tagged)].map(([, , title = '', tags]) => ({ ids: idsIn(tags), file, title })),
    ].filter(({ ids }) => ids.length > 0)
  })
}

if (process.argv[1]?.endsWith('failure-cases.mjs')) {
  const selected = process.argv.slice(2)
  const tests = caseTests()
  for (const { id, outcome } of failureCases()) {
    if (selected.length > 0 && !selected.some(name => name === id || name === id[0])) continue
    console.log(`\n${id}  ${outcome}`)
    for (const { ids, file, title } of tests) if (ids.includes(id)) console.log(`    ${file}: ${title}`)
  }
}
