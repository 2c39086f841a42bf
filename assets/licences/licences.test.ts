import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { licencesText } from './licences.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

it('lists the licences of the installed packages', () => {
  expect(readFileSync(join(root, 'public/licenses.txt'), 'utf8')).toBe(licencesText(root))
})
