/**
 * Decides which requests of the page the service worker handles, and how. Personal data and tier prices are never cached: requests with a
 * bearer token go to the network, and only data that is the same for all users may replace a failed response (decision 0005). Independent of
 * caches.
 */

/**
 * - `fixed`: named after its content, never changes.
 * - `art`: images, sounds and fonts; served from the cache and revalidated in the background.
 * - `catalogue`: public data of the shop; from the network, or the last response if offline.
 * - `page`: a document.
 * - `network`: never cached.
 */
export type CacheStrategy = 'fixed' | 'art' | 'catalogue' | 'page' | 'network'

export interface RequestFacts {
  method: string
  url: URL
  origin: string // of the worker
  isNavigation: boolean
  hasBearer: boolean
  hasRange: boolean // videos and music are requested in ranges
}

const fixedFile = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/
const artFile =
  /^\/(assets\/[^/]+\/.+\.(webp|png|jpg|svg|json|ogg|mp3|m4a|wav|woff2)|(pictures|uploads\/media)\/.+)$/

/** The same for all readers of one language. */
const forEverybody =
  /^\/api\/(settings|slides|pages|characters|categories|attributes|collections|blog|articles|faq|promotions|packs\/catalogue)(\/|$)/
/** Depends on the user's price tier: a guest's response may be cached for guests. */
const forGuests = /^\/api\/(products|reviews)(\/|$)/

const notOurPages = /^\/(administration|api|app|account|checkout|files|uploads|webhooks|social)(\/|$)/
const withoutLocale = (pathname: string) => pathname.replace(/^\/(it|en|es|fr|de|pt)(?=\/|$)/, '') || '/'

export function roadOf({
  method,
  url,
  origin,
  isNavigation,
  hasBearer,
  hasRange,
}: RequestFacts): CacheStrategy {
  if (method !== 'GET' || url.origin !== origin || hasRange) return 'network'
  if (isNavigation) return notOurPages.test(withoutLocale(url.pathname)) ? 'network' : 'page'
  if (fixedFile.test(url.pathname)) return 'fixed'
  if (artFile.test(url.pathname)) return 'art'
  if (forEverybody.test(url.pathname)) return 'catalogue'
  return forGuests.test(url.pathname) && !hasBearer ? 'catalogue' : 'network'
}

/** Responses to requests with a bearer token, and private ones, are not stored. */
export const mayStore = (hasBearer: boolean, status: number, cacheControl: string | null): boolean =>
  !hasBearer && status === 200 && !/private|no-store/.test(cacheControl ?? '')

/** The key contains the language, because responses differ by language. */
export function catalogueKey(url: URL, locale: string | null): string {
  const key = new URL(url)
  key.searchParams.set('locale-of-answer', locale ?? '')
  return key.href
}

/** Game screens that work offline. They need the shell, not a page of their own. */
const gameScreen = /^\/game(\/(album|decks|play|lesson|battle(\/(new|newb|oldnew))?))?$/

export const playsOffline = (pathname: string): boolean => gameScreen.test(withoutLocale(pathname))

/** Returns the offline page for a URL. */
export function offlinePage(pathname: string): string {
  const locale = /^\/(en|es|fr|de|pt)(?=\/|$)/.exec(pathname)?.[1] ?? 'it'
  return `/offline/${locale}`
}
