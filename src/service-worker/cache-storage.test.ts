import { describe, expect, it } from 'vitest'
import { type CacheKind, cacheNames, migrateCaches } from './cache-storage.ts'

/** The part of the browser's caches that the migration uses. Responses are their texts. */
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
  it('moves entries to the current caches, each with a time of use', async () => {
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

  it('keeps newer entries that the new version has already fetched', async () => {
    const { contents, used } = await migrated({
      'pages-1': { '/app-shell': 'old' },
      [cacheNames.pages]: { '/app-shell': 'new' },
    })
    expect(contents).toEqual({ [cacheNames.pages]: { '/app-shell': 'new' } })
    expect(used).toEqual([]) // the shell never expires
  })

  it('deletes unknown caches and does not touch the current ones', async () => {
    const { contents } = await migrated({
      'art-0': { '/a.webp': 'a' },
      'workbox-precache': { '/b.js': 'b' },
      [cacheNames.fixed]: { '/c.js': 'c' },
    })
    expect(contents).toEqual({ [cacheNames.fixed]: { '/c.js': 'c' } })
  })

  it('loses only the old entries if the disk is full', async () => {
    const { contents } = await migrated({ 'art-1': { '/a.webp': 'a' } }, true)
    expect(contents).toEqual({ [cacheNames.art]: {} })
  })
})
