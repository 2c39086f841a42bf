import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('W8: gives every schema of the contract a unique name in the document', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(file =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const names = files.flatMap(file =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\.meta\(\{ id: '(\w+)'/g)].map(
      ([, id]) => id,
    ),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
