/**
 * The service worker (specification §1): shell, pages visited, catalogue and art seen open without a network. It keeps nothing
 * personal: the reader's own cards stand in the page's storage (`stores/kept-cards.ts`) and leave with the session.
 * A new version waits until the reader says so: nobody is thrown out of a battle.
 */
import { locales } from '@/contract/locales.ts'
import { answerArt, answerCatalogue, answerFixed, answerPage, pageKey, shellAddress } from './answers.ts'
import { catalogueKey, roadOf } from './kept-requests.ts'
import { dropOldShelves, open, store } from './shelves.ts'
import type { PageRequest, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const files = self.__WB_MANIFEST.map(({ url }) => new URL(url, self.location.origin).href)
const documents = [shellAddress, ...locales.map(locale => `/offline/${locale}`)]

async function install(): Promise<void> {
  const fixed = await open('fixed')
  const missing: string[] = []
  for (const file of files) if (!(await fixed.match(file))) missing.push(file)
  await fixed.addAll(missing)
  const pages = await open('pages')
  await Promise.all(
    documents.map(async address => pages.put(address, await fetch(address, { cache: 'reload' }))),
  )
}

/** Files of builds long gone leave; those of this one, and of the page that is still open, stay. */
async function activate(): Promise<void> {
  await dropOldShelves()
  await self.clients.claim()
}

function answerTo({ request }: PageRequest): Promise<Response> | undefined {
  const road = roadOf({
    method: request.method,
    url: new URL(request.url),
    origin: self.location.origin,
    isNavigation: request.mode === 'navigate',
    hasBearer: request.headers.has('authorization'),
    hasRange: request.headers.has('range'),
  })
  if (road === 'fixed') return answerFixed(request)
  if (road === 'art') return answerArt(request)
  if (road === 'catalogue') return answerCatalogue(request)
  return road === 'page' ? answerPage(request) : undefined
}

/** What a page had fetched before this worker came: told by the page, fetched once more from the browser's own cache. */
async function keepSeen(addresses: readonly string[], locale: string): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, self.location.origin)
    const isNavigation = url.pathname === new URL(addresses[0] ?? '', self.location.origin).pathname
    const road = roadOf({
      method: 'GET',
      url,
      origin: self.location.origin,
      isNavigation,
      hasBearer: false,
      hasRange: false,
    })
    if (road === 'network') continue
    const headers: Record<string, string> = road === 'catalogue' ? { 'x-locale': locale } : {}
    const answer = await fetch(url, { headers }).catch(() => undefined)
    if (!answer?.ok || answer.redirected) continue
    if (road === 'catalogue') await store('catalogue', catalogueKey(url, locale), answer)
    else if (road === 'page') await store('pages', pageKey(url), answer)
    else await store(road, url.href, answer)
  }
}

interface Told {
  kind: 'seen' | 'take-over'
  addresses?: string[]
  locale?: string
}

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('fetch', event => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})
self.addEventListener('message', event => {
  const told = event.data as Told
  if (told.kind === 'take-over') event.waitUntil(self.skipWaiting())
  if (told.kind === 'seen') event.waitUntil(keepSeen(told.addresses ?? [], told.locale ?? 'it'))
})
