/** Only the bare `/` sends a visitor to another language (specification §9): saved choice first, then the browser's. */
import { defaultLocale, isLocale, type Locale, matchLocale } from '../../src/contract/locales.ts'
import { wantedTags } from '../kernel/locale.ts'

export const localeCookie = 'i18n_redirected'

export interface RootVisit {
  saved: string | undefined // the cookie
  acceptLanguage: string | undefined // crawlers send none and stay
  offered: readonly Locale[]
}

/** The language to redirect to, or undefined to stay. */
export function rootRedirect({ saved, acceptLanguage, offered }: RootVisit): Locale | undefined {
  const chosen =
    isLocale(saved) && offered.includes(saved) ? saved : matchLocale(wantedTags(acceptLanguage), offered)
  return chosen === undefined || chosen === defaultLocale ? undefined : chosen
}
