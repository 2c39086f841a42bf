import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSettings } from '@/contract/settings.ts'

/** Places that a text may name as a destination, by country. */
const places: Record<string, readonly string[]> = {
  GB: [
    'Leeds',
    'London',
    'Londra',
    'Manchester',
    'Edinburgh',
    'Glasgow',
    'Bristol',
    'Cardiff',
    'Belfast',
    'York',
  ],
  US: ['New York', 'Boston', 'Chicago', 'Seattle', 'Austin', 'San Francisco'],
  CH: ['Zürich', 'Zurigo', 'Genf', 'Genève', 'Ginevra', 'Basel', 'Lugano', 'Lausanne'],
  BR: ['São Paulo', 'Rio de Janeiro', 'Brasília'],
  MX: ['Ciudad de México', 'Guadalajara'],
  AR: ['Buenos Aires'],
  CA: ['Toronto', 'Montréal', 'Québec'],
  NO: ['Oslo', 'Bergen'],
  AU: ['Sydney', 'Melbourne'],
  IE: ['Dublin', 'Cork', 'Galway'],
  IT: ['Verona', 'Milano', 'Roma', 'Bologna', 'Torino'],
}

const texts = readdirSync('server/seed', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map(file => ({ file, text: readFileSync(join('server/seed', file), 'utf8') }))

it('names no place in the demo texts that the shop does not deliver to', () => {
  const served: readonly string[] = readSettings({}).shipping_countries
  const named = Object.entries(places).flatMap(([country, names]) =>
    names.flatMap(name =>
      texts
        .filter(({ text }) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text))
        .map(({ file }) => ({ country, place: `${name} in ${file}` })),
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ country }) => !served.includes(country))).toEqual([])
})
