import { afterEach, expect, it, vi } from 'vitest'
import { cacheFiles } from './cache-files.ts'

afterEach(() => vi.unstubAllGlobals())

const names = Array.from({ length: 8 }, (_, at) => `/assets/${at}.js`)

/** The test decides when files arrive, so that concurrent requests are visible. */
function slowNetwork(status = 200) {
  const asked: [string, RequestInit | undefined][] = []
  const waiting: (() => void)[] = []
  vi.stubGlobal('fetch', (file: string, options?: RequestInit) => {
    asked.push([file, options])
    return new Promise(resolve => waiting.push(() => resolve(new Response('x', { status }))))
  })
  return { asked, letThrough: () => waiting.splice(0).map(pass => pass()) }
}

function memory(filled: readonly string[] = []) {
  const stored = new Map<string, unknown>(filled.map(name => [name, 'here']))
  const cache = {
    match: async (file: unknown) => stored.get(String(file)) as Response | undefined,
    put: async (file: unknown, response: Response) => void stored.set(String(file), response),
  }
  return { cache, stored }
}

it('fetches three files at a time with low priority', async () => {
  const { asked, letThrough } = slowNetwork()
  const { cache, stored } = memory()
  const used: string[] = []
  const done = cacheFiles(cache, names, async file => void used.push(file))
  for (const sum of [3, 6, 8]) {
    await expect.poll(() => asked.length).toBe(sum)
    letThrough()
  }
  await done
  expect(asked.every(([, options]) => options?.priority === 'low')).toBe(true)
  expect([[...stored.keys()], used]).toEqual([names, names])
})

it('does not fetch a cached file again, and records its use', async () => {
  const { asked, letThrough } = slowNetwork()
  const { cache } = memory(names.slice(1))
  const used: string[] = []
  const done = cacheFiles(cache, names, async file => void used.push(file))
  await expect.poll(() => asked.length).toBe(1)
  letThrough()
  await done
  expect([asked[0]?.[0], used.length]).toEqual([names[0], 8])
})

it('does not cache an error response', async () => {
  const { asked, letThrough } = slowNetwork(503)
  const { cache, stored } = memory()
  const done = cacheFiles(cache, names, async () => {})
  await expect.poll(() => asked.length).toBe(3)
  letThrough()
  await expect(done).rejects.toThrow('503')
  expect([...stored.keys()]).toEqual([])
})
