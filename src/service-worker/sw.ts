/**
 * The service worker (specification notes §7): makes shell, visited pages, catalogue and art available offline. It stores no personal data:
 * the user's cards are in the page's storage (`stores/cached-cards.ts`) and are deleted at logout. A new version waits until the user
 * accepts it, so that no battle is interrupted.
 */
import { locales } from '@/contract/locales.ts'
import { boundedFetch } from '@/lib/bounded-fetch.ts'
import { cacheFiles } from './cache-files.ts'
import { cacheNames, migrateCaches } from './cache-storage.ts'
import { type CacheStrategy, roadOf } from './cache-strategy.ts'
import { recordUse, serve, shellAddress } from './responses.ts'
import type { PageRequest, WorkerEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const filesOf = (revision: 'game' | null) =>
  self.__WB_MANIFEST
    .filter(file => file.revision === revision)
    .map(({ url }) => new URL(url, self.location.origin).href)
const documents = [shellAddress, ...locales.map(locale => `/offline/${locale}`)]

async function install(): Promise<void> {
  await cacheFiles(await caches.open(cacheNames.fixed), filesOf(null), file => recordUse('fixed', file))
  const pages = await caches.open(cacheNames.pages)
  await Promise.all(
    documents.map(async address => pages.put(address, await boundedFetch(address, { cache: 'reload' }))),
  )
}

async function activate(): Promise<void> {
  await migrateCaches({ storage: caches, recordUse })
  await self.clients.claim()
}

const strategyOf = (request: Request, isNavigation: boolean): CacheStrategy =>
  roadOf({
    method: request.method,
    url: new URL(request.url),
    origin: self.location.origin,
    isNavigation,
    hasBearer: request.headers.has('authorization'),
    hasRange: request.headers.has('range'),
  })

function respond(event: PageRequest): void {
  const strategy = strategyOf(event.request, event.request.mode === 'navigate')
  if (strategy !== 'network') event.respondWith(serve(strategy, event.request, event).response)
}

/**
 * Fetches again, from the browser's own cache, what a page loaded before this worker was active. `addresses` come from the page, its own
 * URL first. Skips files that cannot be fetched.
 */
async function cacheSeen(addresses: readonly string[], locale: string, event: WorkerEvent): Promise<void> {
  const page = new URL(addresses[0] ?? '', self.location.origin).pathname
  for (const address of addresses) {
    const url = new URL(address, self.location.origin)
    const strategy = strategyOf(new Request(url), url.pathname === page)
    if (strategy === 'network') continue
    const request = new Request(url, { headers: strategy === 'catalogue' ? { 'x-locale': locale } : {} })
    const { response, cached } = serve(strategy, request, event)
    await response.catch(() => undefined)
    await cached
  }
}

const cacheGame = async () =>
  cacheFiles(await caches.open(cacheNames.fixed), filesOf('game'), file => recordUse('fixed', file)).catch(
    (error: unknown) => console.warn('The game could not be cached', error),
  )

interface ClientMessage {
  kind: 'game' | 'seen' | 'take-over' // game: the user has opened the game
  addresses?: string[]
  locale?: string
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('fetch', respond)
self.addEventListener('message', event => {
  const message = event.data as ClientMessage
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting())
  if (message.kind === 'game') event.waitUntil(cacheGame())
  if (message.kind === 'seen')
    event.waitUntil(cacheSeen(message.addresses ?? [], message.locale ?? 'it', event))
})
