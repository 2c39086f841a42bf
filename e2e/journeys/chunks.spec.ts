import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

interface Chunk {
  file: string
  imports?: readonly string[]
}

/** Ways from a chunk back to itself: the first of them to run would find the other one empty. */
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

test('no chunk of the client waits for one that waits for it', () => {
  const chunks = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>
  expect(Object.keys(chunks).length).toBeGreaterThan(50)
  expect(circlesOf(chunks)).toEqual([])
})
