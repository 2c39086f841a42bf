/**
 * Loads the screen of an address: matches the table, redirects outdated addresses, sets the language, runs the guards,
 * fetches the page's code. There is one loader for every screen, so that no route can omit a guard.
 */
import { redirect } from 'react-router-dom'
import { call } from '@/api/client.ts'
import { ApiFailure } from '@/api/failure.ts'
import { showDraft } from '@/contract/endpoints/admin/pages.ts'
import { checkRoomAccess } from '@/contract/endpoints/shop/rooms.ts'
import { getPage } from '@/contract/endpoints/site/site.ts'
import { screenFacts } from '@/contract/guards.ts'
import { isLocale, type Locale, localeFacts, offeredLocale } from '@/contract/locales.ts'
import {
  href,
  isAdministration,
  legacyTarget,
  type MatchedScreen,
  matchScreen,
  splitLocale,
} from '@/contract/paths.ts'
import { changeLocale, loadAreas } from '@/i18n/react.ts'
import { notePageAsked } from '@/stores/page-asked.ts'
import { useSettings } from '@/stores/settings.ts'
import { isChunkFailure, isReloading, reloadOnce, rememberWanted } from './chunk-reload.ts'
import { noSuchPage } from './errors/missing-page.tsx'
import { checkGuards, type GuardDeps, type GuardNotice } from './guards.ts'
import { layouts } from './layouts.ts'
import { loadPage } from './pages.ts'
import type { LoadedScreen } from './screen.ts'
import { loadUser, reloadUser } from './session.ts'

const notice = { pending: undefined as GuardNotice | undefined }

/** Returns the message that a guard set for the screen it redirected to, once. */
export function takeNotice(): GuardNotice | undefined {
  const { pending } = notice
  notice.pending = undefined
  return pending
}

let hasArrived = false // at the first screen of this document

export async function loadScreen(request: Request): Promise<LoadedScreen | Response> {
  const isArrival = !hasArrived
  hasArrived = true
  if (!isArrival) notePageAsked(performance.now())
  const url = new URL(request.url)
  rememberWanted(url.href)
  const locale = await speak(url.pathname)
  const moved = legacyTarget(url.pathname)
  if (moved) return redirect(moved)
  const match = matchScreen(url.pathname)
  if (!match) {
    if (isAdministration(url.pathname)) await loadUser() // the user's role decides which error page is shown
    throw new ApiFailure(noSuchPage)
  }
  const { languages, website_language } = useSettings.getState().settings
  const spoken = offeredLocale(match.locale, languages, website_language)
  if (spoken !== match.locale) return redirect(href(match.screen, spoken, match.params) + url.search)
  const facts = screenFacts[match.screen]
  const verdict = await checkGuards(facts.guards, guardContext(match, locale, url, isArrival))
  if ('redirect' in verdict) {
    notice.pending = verdict.notice
    return redirect(verdict.redirect)
  }
  if ('error' in verdict) throw new ApiFailure(verdict.error)
  const [Layout, page] = await loadCode(() => Promise.all([layouts[facts.layout](), loadPage(match.screen)]))
  await Promise.all([loadAreas(page.areas ?? []), page.prepare?.(url)])
  return { match, facts, Layout, Page: page.default, Frame: page.Frame }
}

async function speak(pathname: string): Promise<Locale> {
  const [, first = ''] = pathname.split('/')
  if (/^[a-z]{2}$/.test(first) && !isLocale(first)) console.warn(`Unknown locale code "${first}"`)
  const { locale } = splitLocale(pathname)
  const { languages, website_language } = useSettings.getState().settings
  const spoken = offeredLocale(locale, languages, website_language)
  if (document.documentElement.lang !== localeFacts[spoken].iso) await hydration
  await changeLocale(spoken)
  return spoken
}

let hydration: Promise<unknown> | undefined
const longestHydrationMillis = 5000 // a part whose code never arrives must not block links to other languages

/**
 * Call it when the hydration of a server-rendered page begins. Until it ends, the language stays the same, because a part that is
 * hydrated in another language differs from the server's text.
 */
export function keepLocaleUntilHydrated(): void {
  hydration = Promise.race([
    new Promise(resolve => addEventListener('app-ready', resolve, { once: true })),
    new Promise(resolve => setTimeout(resolve, longestHydrationMillis)),
  ])
}

function guardContext(match: MatchedScreen, locale: Locale, url: URL, isArrival: boolean): GuardDeps {
  const draft = Number(url.searchParams.get('preview') ?? 0) // an admin sees it before it is published
  return {
    screen: match.screen,
    locale,
    params: match.params,
    here: url.pathname + url.search,
    isArrival,
    settings: useSettings.getState().settings,
    user: loadUser,
    freshUser: reloadUser,
    roomAccess: code => call(checkRoomAccess, { params: { code } }),
    pageAccess: slug =>
      draft > 0 ? call(showDraft, { params: { id: draft } }) : call(getPage, { params: { slug } }),
  }
}

/** Reloads the page if a deploy removed its files. */
async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isChunkFailure(error) && (isReloading() || reloadOnce())) return new Promise(() => {})
    throw error
  }
}
