/** The workbox strategy of each kind of request, the cache keys, and the fallback for pages. */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import type { Strategy } from 'workbox-strategies/Strategy.js'
import { limitResponse } from '@/lib/bounded-fetch.ts'
import { type CacheKind, cacheNames, maxEntries } from './cache-storage.ts'
import { type CacheStrategy, catalogueKey, mayStore, offlinePage, playsOffline } from './cache-strategy.ts'
import type { WorkerEvent } from './worker-scope.ts'

export const shellAddress = '/app-shell'

interface Exchange {
  request: Request
  response: Response
}

/** Null means not cached. Responses to a bearer token, and private ones, are never cached (decision 0005). */
const onlyPublic = {
  cacheWillUpdate: async ({ request, response }: Exchange): Promise<Response | null> =>
    mayStore(request.headers.has('authorization'), response.status, response.headers.get('cache-control'))
      ? response
      : null,
}

/** A redirected response belongs to another URL. */
const onlyDirect = {
  cacheWillUpdate: async ({ response }: Exchange): Promise<Response | null> =>
    response.redirected ? null : response,
}

/** Path and query: HTML depends on both. */
export const pageKey = (url: URL): string => url.origin + url.pathname + url.search

const keyedBy = (keyOf: (url: URL, request: Request) => string) => ({
  cacheKeyWillBeUsed: async ({ request }: { request: Request }): Promise<string> =>
    keyOf(new URL(request.url), request),
})

/** Seconds without a response after which a cached one is used. */
const networkTimeoutSeconds = 3

interface Exchanged {
  state?: { stopLimit?: () => void } // of one request
}

/** A network that accepts connections and never responds counts as offline. */
const bounded = {
  requestWillFetch: async ({ request, state }: Exchanged & { request: Request }): Promise<Request> => {
    const { signal, stop } = limitResponse(request.signal)
    if (state) state.stopLimit = stop
    if (request.mode !== 'navigate') return new Request(request, { signal })
    const { url, headers } = request // a navigation cannot be copied with changes in every browser
    return new Request(url, { headers, credentials: 'same-origin', redirect: 'manual', signal })
  },
  fetchDidSucceed: async ({ response, state }: Exchanged & { response: Response }): Promise<Response> => {
    state?.stopLimit?.()
    return response
  },
  fetchDidFail: async ({ state }: Exchanged): Promise<void> => state?.stopLimit?.(),
}

/**
 * Offline, or if the network does not respond, shows a visited page from the cache. The same page with another query, and the game, open
 * in the shell.
 */
async function pageOrShell({
  request,
  cachedResponse,
}: {
  request: Request
  cachedResponse?: Response
}): Promise<Response | undefined> {
  if (cachedResponse) return cachedResponse
  const { pathname } = new URL(request.url)
  const pages = await caches.open(cacheNames.pages)
  const isInShell =
    playsOffline(pathname) || (await pages.match(pathname, { ignoreSearch: true })) !== undefined
  return isInShell ? pages.match(shellAddress) : undefined
}

/** Any other URL gets the offline page of its language. */
const offlinePageOf = async ({ request }: { request: Request }): Promise<Response | undefined> =>
  (await caches.open(cacheNames.pages)).match(offlinePage(new URL(request.url).pathname))

/** Keys are URLs without headers. The response's `Vary` would compare headers that no key has. */
const optionsOf = (kind: CacheKind, ...plugins: object[]) => ({
  cacheName: cacheNames[kind],
  matchOptions: { ignoreVary: true },
  plugins: [
    bounded,
    onlyPublic,
    ...plugins,
    new ExpirationPlugin({ maxEntries: maxEntries[kind], matchOptions: { ignoreVary: true } }),
  ],
})

const byAddress = keyedBy(url => url.href)
const byLanguage = keyedBy((url, request) => catalogueKey(url, request.headers.get('x-locale')))

const strategies: Record<Exclude<CacheStrategy, 'network'>, Strategy> = {
  fixed: new CacheFirst(optionsOf('fixed', byAddress)),
  art: new StaleWhileRevalidate(optionsOf('art', byAddress)),
  catalogue: new NetworkFirst({ ...optionsOf('catalogue', byLanguage), networkTimeoutSeconds }),
  page: new NetworkFirst({
    ...optionsOf('pages', onlyDirect, keyedBy(pageKey), {
      cachedResponseWillBeUsed: pageOrShell,
      handlerDidError: offlinePageOf,
    }),
    networkTimeoutSeconds,
  }),
}

export interface Served {
  response: Promise<Response>
  cached: Promise<void> // settles when nothing more is written to the cache; never rejects
}

/** A full disk only means that nothing is cached. */
export function serve(
  strategy: Exclude<CacheStrategy, 'network'>,
  request: Request,
  event: WorkerEvent,
): Served {
  const [response, done] = strategies[strategy].handleAll({ request, event })
  return {
    response,
    cached: done.catch((error: unknown) => console.warn('A response could not be cached', error)),
  }
}

/** Records that an entry was used now, so that it is deleted later than others. */
export const recordUse = (kind: CacheKind, url: string): Promise<void> =>
  new CacheExpiration(cacheNames[kind], { maxEntries: maxEntries[kind] }).updateTimestamp(url)
