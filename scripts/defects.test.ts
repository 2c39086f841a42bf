import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDefects } from './defects.mjs'
import { failureCases } from './failure-cases.mjs'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const cases = new Set(failureCases().flatMap(({ id }) => [id, id.slice(0, 1)]))
const defects = readDefects()

it('reads every defect of the list', () => {
  expect(defects.length).toBeGreaterThan(80)
  expect(new Set(defects.map(({ id, name }) => `${id} ${name}`)).size).toBe(defects.length)
})

it.each(defects)('$id $name: names a case, a text that occurs once in its file, and a test', defect => {
  expect(cases).toContain(defect.id)
  expect(read(defect.file).split(defect.from)).toHaveLength(2)
  expect(defect.to).not.toBe(defect.from)
  expect(read(defect.test)).toContain(defect.only ?? 'it')
})
