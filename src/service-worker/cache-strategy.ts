/**
 * Which requests of the page the service worker handles, and from where. Nothing personal and no tiered price is ever cached:
 * requests with a bearer token go to the network, and only what is the same for everybody may replace a failed response (decision 0005).
 * It must not know caches.
 */

/**
 * - `fixed`: named after its content, never changes.
 * - `art`: pictures, sounds and fonts; shown at once and revalidated in the background.
 * - `catalogue`: public data of the shop; the network first, the last response without one.
 * - `page`: a document.
 * - `network`: never cached.
 */
export type CacheStrategy = 'fixed' | 'art' | 'catalogue' | 'page' | 'network'

export interface RequestFacts {
  method: string
  url: URL
  origin: string // the worker's own
  isNavigation: boolean
  hasBearer: boolean
  hasRange: boolean // films and music are asked for in pieces
}

const fixedFile = /^\/assets\/[^/]+-[\w-]{8}\.\w+$/
const artFile =
  /^\/(assets\/[^/]+\/.+\.(webp|png|jpg|svg|json|ogg|mp3|m4a|wav|woff2)|(pictures|uploads\/media)\/.+)$/

/** The same for every reader of one language. */
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

/** A response to a request with a bearer token is not stored, whatever its headers; nor is what the server calls private. */
export const mayStore = (hasBearer: boolean, status: number, cacheControl: string | null): boolean =>
  !hasBearer && status === 200 && !/private|no-store/.test(cacheControl ?? '')

/** Responses differ by language: the key says which. */
export function catalogueKey(url: URL, locale: string | null): string {
  const key = new URL(url)
  key.searchParams.set('locale-of-answer', locale ?? '')
  return key.href
}

/** Rooms of the game that play without a network; they need the shell, not a page of their own. */
const gameScreen = /^\/game(\/(album|decks|play|lesson|battle(\/(new|newb|oldnew))?))?$/

export const playsOffline = (pathname: string): boolean => gameScreen.test(withoutLocale(pathname))

/** Where the words of the offline page stand for that address. */
export function offlinePage(pathname: string): string {
  const locale = /^\/(en|es|fr|de|pt)(?=\/|$)/.exec(pathname)?.[1] ?? 'it'
  return `/offline/${locale}`
}
