/**
 * Which requests of the page the service worker answers, and from where. Nothing personal and no tiered price is ever kept:
 * whatever carries a bearer goes to the network, and only what is the same for everybody may stand in for it there (decisions §1).
 * It must not know caches.
 */

/**
 * - `fixed`: named after its content, never changes.
 * - `art`: pictures, sounds and fonts; may be shown at once and renewed behind.
 * - `catalogue`: what the shop tells everybody; the network first, the last answer without one.
 * - `page`: a document.
 * - `network`: not ours to keep.
 */
export type Road = 'fixed' | 'art' | 'catalogue' | 'page' | 'network'

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
/** Told at the reader's tier: a guest's answer may be kept for guests. */
const forGuests = /^\/api\/(products|reviews)(\/|$)/

const notOurPages = /^\/(administration|api|app|account|checkout|files|uploads|webhooks|social)(\/|$)/
const withoutLocale = (pathname: string) => pathname.replace(/^\/(it|en|es|fr|de|pt)(?=\/|$)/, '') || '/'

export function roadOf({ method, url, origin, isNavigation, hasBearer, hasRange }: RequestFacts): Road {
  if (method !== 'GET' || url.origin !== origin || hasRange) return 'network'
  if (isNavigation) return notOurPages.test(withoutLocale(url.pathname)) ? 'network' : 'page'
  if (fixedFile.test(url.pathname)) return 'fixed'
  if (artFile.test(url.pathname)) return 'art'
  if (forEverybody.test(url.pathname)) return 'catalogue'
  return forGuests.test(url.pathname) && !hasBearer ? 'catalogue' : 'network'
}

/** An answer to a bearer is not stored, whatever it says; nor is what the server calls private. */
export const mayStore = (hasBearer: boolean, status: number, cacheControl: string | null): boolean =>
  !hasBearer && status === 200 && !/private|no-store/.test(cacheControl ?? '')

/** Answers differ by language: the key says which. */
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
