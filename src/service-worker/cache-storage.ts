/** The caches of the service worker: names, maximum number of entries, and migration from earlier versions. */

export const cacheNames = {
  fixed: 'fixed-2', // files named after their content
  art: 'art-2', // displayed images and sounds
  catalogue: 'catalogue-2', // API responses that are the same for all users
  pages: 'pages-2', // visited documents, the shell, the offline pages
} as const

export type CacheKind = keyof typeof cacheNames

export const cacheKinds = ['fixed', 'art', 'catalogue', 'pages'] as const satisfies readonly CacheKind[]

/** Maximum number of entries. The least recently used are deleted first. The shell and the offline pages do not count. */
export const maxEntries: Record<CacheKind, number> = { fixed: 700, art: 500, catalogue: 300, pages: 80 }

/** Caches of the version that recorded no time of use. Without migration, their entries would never be deleted. */
const previousNames: Record<CacheKind, string> = {
  fixed: 'fixed-1',
  art: 'art-1',
  catalogue: 'catalogue-1',
  pages: 'pages-1',
}

export interface CacheMigration {
  storage: CacheStorage
  /** Records that an entry was used now. */
  recordUse(kind: CacheKind, url: string): Promise<void>
}

/**
 * Moves the entries of the previous version, so that they stay available offline, and deletes all other caches. Keeps newer entries that
 * this version has already cached. A failure (a full disk) loses the old entries, not the new version.
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

/** One at a time, so that the disk never contains all of them twice. */
async function moveEntries(from: Cache, to: Cache, recordUse: (url: string) => Promise<void>): Promise<void> {
  for (const request of await from.keys()) {
    const response = await from.match(request, { ignoreVary: true })
    await from.delete(request, { ignoreVary: true })
    if (!response || (await to.match(request, { ignoreVary: true }))) continue
    await to.put(request, response)
    await recordUse(request.url)
  }
}
