import { describe, expect, it } from 'vitest'
import { type CacheKind, cacheNames, migrateCaches } from './cache-storage.ts'

/** As much of the browser's caches as the migration uses; responses are their texts. */
function fakeStorage(filled: Record<string, Record<string, string>>, putFails = false) {
  const stored = new Map(
    Object.entries(filled).map(([name, entries]) => [name, new Map(Object.entries(entries))]),
  )
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>()
    stored.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map(url => ({ url })),
      match: async ({ url }: { url: string }) => entries.get(url),
      delete: async ({ url }: { url: string }) => entries.delete(url),
      put: async ({ url }: { url: string }, response: string) => {
        if (putFails) throw new DOMException('full', 'QuotaExceededError')
        entries.set(url, response)
      },
    }
  }
  const storage = {
    open,
    has: async (name: string) => stored.has(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  } as unknown as CacheStorage
  const contents = () =>
    Object.fromEntries([...stored].map(([name, entries]) => [name, Object.fromEntries(entries)]))
  return { storage, contents }
}

async function migrated(filled: Record<string, Record<string, string>>, putFails = false) {
  const used: [CacheKind, string][] = []
  const { storage, contents } = fakeStorage(filled, putFails)
  await migrateCaches({ storage, recordUse: async (kind, url) => void used.push([kind, url]) })
  return { contents: contents(), used }
}

describe('caches of an earlier version of the service worker', () => {
  it('what it cached moves to the caches of today, each entry with a time of use', async () => {
    const { contents, used } = await migrated({
      'art-1': { '/a.webp': 'a' },
      'pages-1': { '/negozio': 'shop' },
      'catalogue-1': { '/api/products': '[]' },
    })
    expect(contents).toEqual({
      [cacheNames.art]: { '/a.webp': 'a' },
      [cacheNames.pages]: { '/negozio': 'shop' },
      [cacheNames.catalogue]: { '/api/products': '[]' },
    })
    expect(used).toHaveLength(3)
    expect(used).toContainEqual(['pages', '/negozio'])
  })

  it('what the new version has fetched already is newer and stays', async () => {
    const { contents, used } = await migrated({
      'pages-1': { '/app-shell': 'old' },
      [cacheNames.pages]: { '/app-shell': 'new' },
    })
    expect(contents).toEqual({ [cacheNames.pages]: { '/app-shell': 'new' } })
    expect(used).toEqual([]) // the shell never expires
  })

  it('caches nobody knows are deleted, those of today are not touched', async () => {
    const { contents } = await migrated({
      'art-0': { '/a.webp': 'a' },
      'workbox-precache': { '/b.js': 'b' },
      [cacheNames.fixed]: { '/c.js': 'c' },
    })
    expect(contents).toEqual({ [cacheNames.fixed]: { '/c.js': 'c' } })
  })

  it('a full disk costs the old entries alone', async () => {
    const { contents } = await migrated({ 'art-1': { '/a.webp': 'a' } }, true)
    expect(contents).toEqual({ [cacheNames.art]: {} })
  })
})
