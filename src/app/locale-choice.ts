/**
 * The language of a visit (specification notes §4 Locale, §9): address, then the saved cookie, then the browser's
 * languages, then the fallback. Only the bare root redirects.
 */
import { defaultLocale, isLocale, type Locale, matchLocale } from '@/contract/locales.ts'
import { splitLocale } from '@/contract/paths.ts'

export const localeCookie = 'i18n_redirected'
const yearSeconds = 365 * 24 * 60 * 60

export interface VisitFacts {
  pathname: string
  cookies: string // as `document.cookie`
  languages: readonly string[] // as `navigator.languages`
  offered: readonly Locale[] // the setting `languages`
  main?: Locale // the setting `website_language`, for visitors without a preference
}

export function savedLocale(cookies: string): Locale | undefined {
  const value = new RegExp(`(?:^|;\\s*)${localeCookie}=([a-z]{2})`).exec(cookies)?.[1]
  return isLocale(value) ? value : undefined
}

/** Returns the language of the visit. `redirect`: `/` should become `/<locale>`. */
export function chooseLocale(visit: VisitFacts): { locale: Locale; redirect: boolean } {
  const { locale, explicit } = splitLocale(visit.pathname)
  if (explicit || visit.pathname !== '/') return { locale, redirect: false }
  const saved = savedLocale(visit.cookies)
  const chosen =
    (saved && visit.offered.includes(saved) ? saved : undefined) ??
    matchLocale(visit.languages, visit.offered) ??
    (visit.main && visit.offered.includes(visit.main) ? visit.main : defaultLocale)
  return { locale: chosen, redirect: chosen !== defaultLocale }
}

/** Same-site lax. `none` with secure if page and API are of different origins. */
export function localeCookieText(locale: Locale, crossOrigin: boolean): string {
  const site = crossOrigin ? 'SameSite=None; Secure' : 'SameSite=Lax'
  return `${localeCookie}=${locale}; Path=/; Max-Age=${yearSeconds}; ${site}`
}
