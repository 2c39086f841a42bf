import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

interface Chunk {
  file: string
  imports?: readonly string[]
}

const chunksOf = () =>
  JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>

/** Includes the chunk itself. */
function importedBy(chunks: Readonly<Record<string, Chunk>>, name: string, found = new Set<string>()) {
  if (found.has(name)) return found
  found.add(name)
  for (const other of chunks[name]?.imports ?? []) importedBy(chunks, other, found)
  return found
}

/** Import paths from a chunk back to itself. The first of them to run would find the other one empty. */
function circlesOf(chunks: Readonly<Record<string, Chunk>>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const walk = (name: string, way: readonly string[]) => {
    const at = way.indexOf(name)
    if (at >= 0) found.push([...way.slice(at), name].map(one => chunks[one]?.file).join(' → '))
    if (at >= 0 || done.has(name)) return
    for (const other of chunks[name]?.imports ?? []) walk(other, [...way, name])
    done.add(name)
  }
  for (const name of Object.keys(chunks)) walk(name, [])
  return found
}

test('has no circular imports between chunks', () => {
  const chunks = chunksOf()
  expect(Object.keys(chunks).length).toBeGreaterThan(50)
  expect(circlesOf(chunks)).toEqual([])
})

const firstClaimFiles = ['claim.ts', 'claim-keys.ts'] // types, and the keys that show whether the others are needed

/** Needed only with a key in local storage, on other pages, when nothing else loads, or by staff: each has a separate chunk. */
const late = [
  ...readdirSync('src/app/claims').flatMap(name =>
    firstClaimFiles.includes(name) ? [] : [`src/app/claims/${name}`],
  ),
  'src/app/release-left-payments.ts',
  'src/app/renew-cart.ts',
  'src/app/register-worker.ts',
  'src/app/other-pages.ts',
  'src/app/admin-pages.ts',
]
const fronts = ['site/home', 'shop/list', 'shop/product'].map(name => `src/app/routes/${name}.tsx`)

test('loads no rarely used chunk on home, list and product pages', () => {
  const chunks = chunksOf()
  for (const name of [...late, ...fronts]) expect(Object.keys(chunks)).toContain(name)
  const files = ['src/app/boot.tsx', ...fronts].flatMap(name => [...importedBy(chunks, name)])
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(name => late.includes(name))).toEqual([])
})

test('keeps form texts out of the texts of the first load', () => {
  const shop = Object.values(chunksOf()).find(({ file }) => /words-it-shop-/.test(file))
  const words = readFileSync(`dist/client/${shop?.file}`, 'utf8')
  expect(words).toContain('Aggiungi al carrello')
  expect(words).not.toContain('Minimo 8 caratteri')
})
