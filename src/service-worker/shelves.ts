/** The caches by name, and how much each may hold. */

export const shelves = {
  fixed: 'fixed-1', // files named after their content
  art: 'art-1', // pictures and sounds seen
  catalogue: 'catalogue-1', // answers of the API that are the same for everybody
  pages: 'pages-1', // documents visited, the shell, the offline pages
} as const

export type Shelf = keyof typeof shelves

const room: Record<Shelf, number> = { fixed: 700, art: 500, catalogue: 300, pages: 80 }

export const open = (shelf: Shelf): Promise<Cache> => caches.open(shelves[shelf])

/** Puts a copy away; the oldest leave when it is full. A full disk only means that nothing is kept. */
export async function store(shelf: Shelf, key: RequestInfo, answer: Response): Promise<void> {
  try {
    const cache = await open(shelf)
    await cache.delete(key)
    await cache.put(key, answer)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - room[shelf]))) await cache.delete(old)
  } catch (error) {
    console.warn('Nothing was kept', error)
  }
}

/** Shelves of earlier versions of this worker. */
export async function dropOldShelves(): Promise<void> {
  const known: readonly string[] = Object.values(shelves)
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name)
}
