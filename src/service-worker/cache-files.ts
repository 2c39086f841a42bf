import { boundedFetch } from '@/lib/bounded-fetch.ts'

/** Files fetched at the same time: few, so that requests of the page are not delayed. */
const batch = 3

/** Skips files that are cached already. Stops at a file that cannot be fetched: cached files stay, and the next attempt continues. */
export async function cacheFiles(
  cache: Pick<Cache, 'match' | 'put'>,
  files: readonly string[],
  recordUse: (file: string) => Promise<void>,
): Promise<void> {
  const store = async (file: string) => {
    if (!(await cache.match(file, { ignoreVary: true }))) await cache.put(file, await fetched(file))
    await recordUse(file)
  }
  for (let at = 0; at < files.length; at += batch) await Promise.all(files.slice(at, at + batch).map(store))
}

async function fetched(file: string): Promise<Response> {
  const response = await boundedFetch(file, { priority: 'low' })
  if (!response.ok) throw new TypeError(`${file}: ${response.status}`)
  return response
}
