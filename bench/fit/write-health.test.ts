import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue } from '../../assets/catalogue/catalogue.ts'
import { withHealth } from './write-health.ts'

const folder = join(import.meta.dirname, '../../assets/catalogue/cards')
const source = readdirSync(folder)
  .map(name => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

it('every card of the catalogue is found by its slug, and nothing else is written', () => {
  const raised = withHealth(source, new Map(catalogue.map(({ slug, pv }) => [slug, pv + 1])))
  const [before, after] = [source.split('\n'), raised.split('\n')]
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [[line.trim(), after[at]?.trim()]]))
  expect(after).toHaveLength(before.length)
  expect(changed.sort()).toEqual(catalogue.map(({ pv }) => [`${pv},`, `${pv + 1},`]).sort())
})

it('written as it was, a file stays as it was', () => {
  expect(withHealth(source, new Map(catalogue.map(({ slug, pv }) => [slug, pv])))).toBe(source)
})

it('a card that is not named keeps its health', () => {
  expect(withHealth("card(\n  'uno',\n  90,\n  2)\ncard('due', 80, 1)", new Map([['due', 81]]))).toBe(
    "card(\n  'uno',\n  90,\n  2)\ncard('due', 81, 1)",
  )
})
