/**
 * Fetches the code and texts of a page before its link is followed: when the pointer or the focus reaches it, and for
 * visible links to the shop's own pages once the visitor has started to use the page. Game links are excluded, because
 * an open menu would fetch half the game. Never on a slow connection or if the visitor saves data
 * (specification notes §9).
 */
import { screenFacts } from '@/contract/guards.ts'
import { matchScreen, type ScreenName } from '@/contract/paths.ts'
import { loadAreas } from '@/i18n/react.ts'
import { loadPage } from './pages.ts'

/** The used part of the Network Information API. Some browsers lack it. Their connection counts as fast. */
export interface Line {
  saveData?: boolean
  effectiveType?: string
}

export const mayFetchAhead = (line: Line | undefined): boolean =>
  !line?.saveData && !/(^|-)2g$/.test(line?.effectiveType ?? '')

export const lineNow = () => (navigator as { connection?: Line }).connection

const prefetchedScreens = new Set<ScreenName>()

/** Runs once per screen. A failed request is sent again when the link is followed. */
export function fetchAhead(href: string): void {
  if (!mayFetchAhead(lineNow())) return
  const screen = matchScreen(new URL(href, location.origin).pathname)?.screen
  if (!screen || prefetchedScreens.has(screen) || screenFacts[screen].layout === 'admin') return
  prefetchedScreens.add(screen)
  loadPage(screen)
    .then(page => loadAreas(page.areas ?? []))
    .catch(() => prefetchedScreens.delete(screen))
}

let sight: IntersectionObserver | undefined
const waiting = new Set<Element>()

const hrefOf = (link: Element) => link.getAttribute('href') ?? ''

/** Most of their code is already loaded. */
const nearScreens: readonly (ScreenName | undefined)[] = ['home', 'shop', 'category', 'product', 'cart']

const isNear = (link: Element) =>
  nearScreens.includes(matchScreen(new URL(hrefOf(link), location.origin).pathname)?.screen)

function beginLooking(): void {
  for (const name of firstSigns) removeEventListener(name, beginLooking)
  sight = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && isNear(target)) fetchAhead(hrefOf(target))
  })
  for (const link of waiting) sight.observe(link)
  waiting.clear()
}

const firstSigns = ['pointerdown', 'keydown', 'scroll'] as const
if (typeof window !== 'undefined')
  for (const name of firstSigns) addEventListener(name, beginLooking, { once: true, passive: true })

/** Until the visitor interacts, only what the page itself needs is fetched. */
export function watchLink(link: Element): () => void {
  if (sight) sight.observe(link)
  else waiting.add(link)
  return () => {
    sight?.unobserve(link)
    waiting.delete(link)
  }
}
