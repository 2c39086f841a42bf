/** The caches of the service worker: their names, how many entries each may hold, and what becomes of those of earlier versions. */

export const cacheNames = {
  fixed: 'fixed-2', // files named after their content
  art: 'art-2', // pictures and sounds seen
  catalogue: 'catalogue-2', // responses of the API that are the same for everybody
  pages: 'pages-2', // documents visited, the shell, the offline pages
} as const

export type CacheKind = keyof typeof cacheNames

export const cacheKinds = ['fixed', 'art', 'catalogue', 'pages'] as const satisfies readonly CacheKind[]

/** Entries; those used longest ago are deleted first. The shell and the offline pages do not count. */
export const maxEntries: Record<CacheKind, number> = { fixed: 700, art: 500, catalogue: 300, pages: 80 }

/** Of the worker that recorded no time of use: what it cached would count for no limit and never be deleted. */
const previousNames: Record<CacheKind, string> = {
  fixed: 'fixed-1',
  art: 'art-1',
  catalogue: 'catalogue-1',
  pages: 'pages-1',
}

export interface CacheMigration {
  storage: CacheStorage
  /** Notes that an entry was used now. */
  recordUse(kind: CacheKind, url: string): Promise<void>
}

/**
 * Moves what the previous version cached, so that a reader without a network misses nothing, and deletes all other caches. What this
 * version has cached already is newer and stays. A failure (a full disk) costs the old entries, not the new version.
 */
export async function migrateCaches({ storage, recordUse }: CacheMigration): Promise<void> {
  for (const kind of cacheKinds) {
    if (!(await storage.has(previousNames[kind]))) continue
    const [from, to] = await Promise.all([storage.open(previousNames[kind]), storage.open(cacheNames[kind])])
    await moveEntries(from, to, url => recordUse(kind, url)).catch((error: unknown) => {
      console.warn('Cached entries of the previous version are lost', error)
    })
  }
  const known: readonly string[] = Object.values(cacheNames)
  for (const name of await storage.keys()) if (!known.includes(name)) await storage.delete(name)
}

/** One by one, so that the disk never holds all of them twice. */
async function moveEntries(from: Cache, to: Cache, recordUse: (url: string) => Promise<void>): Promise<void> {
  for (const request of await from.keys()) {
    const response = await from.match(request, { ignoreVary: true })
    await from.delete(request, { ignoreVary: true })
    if (!response || (await to.match(request, { ignoreVary: true }))) continue
    await to.put(request, response)
    await recordUse(request.url)
  }
}
