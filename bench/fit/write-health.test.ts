import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogue } from '../../assets/catalogue/catalogue.ts'
import { withHealth } from './write-health.ts'

const folder = join(import.meta.dirname, '../../assets/catalogue/cards')
const source = readdirSync(folder)
  .map(name => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

it('finds every card of the catalogue by its slug and writes nothing else', () => {
  const raised = withHealth(source, new Map(catalogue.map(({ slug, pv }) => [slug, pv + 1])))
  const [before, after] = [source.split('\n'), raised.split('\n')]
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [[line.trim(), after[at]?.trim()]]))
  expect(after).toHaveLength(before.length)
  expect(changed.sort()).toEqual(catalogue.map(({ pv }) => [`${pv},`, `${pv + 1},`]).sort())
})

it('leaves a file unchanged if the health is the same', () => {
  expect(withHealth(source, new Map(catalogue.map(({ slug, pv }) => [slug, pv])))).toBe(source)
})

it('leaves the health of other cards unchanged', () => {
  expect(withHealth("card(\n  'uno',\n  90,\n  2)\ncard('due', 80, 1)", new Map([['due', 81]]))).toBe(
    "card(\n  'uno',\n  90,\n  2)\ncard('due', 81, 1)",
  )
})
