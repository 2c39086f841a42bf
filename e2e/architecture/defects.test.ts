import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defects } from './defects.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it.each(defects)('$name: its text stands once in its file, and its test is there', defect => {
  expect(read(defect.file).split(defect.from)).toHaveLength(2)
  expect(defect.to).not.toBe(defect.from)
  expect(existsSync(join(root, defect.test))).toBe(true)
  expect(read(defect.test)).toContain(defect.only ?? 'it')
})

it('no two have one name', () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
})
