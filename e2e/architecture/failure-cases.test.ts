import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { failureCases, failureGroups } from './failure-cases.ts'
import { failureCasesPage } from './failure-cases-page.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Number of lines of each group of the list. */
const lines = { A: 17, B: 8, C: 22, D: 6, E: 12, F: 11, G: 5, H: 6, I: 2, J: 4, K: 5, L: 7, M: 4, N: 2, O: 8 }

it('every line of the list is there, once and in order', () => {
  const ids = Object.entries(lines).flatMap(([group, count]) =>
    Array.from({ length: count }, (_, at) => `${group}${at + 1}`),
  )
  expect(failureCases.map(({ id }) => id)).toEqual(ids)
  expect(Object.keys(failureGroups)).toEqual(Object.keys(lines))
})

it.each(failureCases)('$id names tests that exist', ({ tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  const missing = tests.filter(({ file, title }) => {
    if (!existsSync(join(root, file))) return true
    const text = read(file)
    return !["'", '"', '`'].some(quote => text.includes(`${quote}${title}${quote}`))
  })
  expect(missing).toEqual([])
})

it('docs/failure-cases.md is up to date (npm run defects -- --page updates it)', () => {
  expect(read('docs/failure-cases.md')).toBe(failureCasesPage())
})
