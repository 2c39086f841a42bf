/** Only the bare `/` sends a visitor to another language (specification notes §9): saved choice first, then the browser's. */
import { defaultLocale, isLocale, type Locale, matchLocale } from '../../src/contract/locales.ts'
import { wantedTags } from '../kernel/locale.ts'

export const localeCookie = 'i18n_redirected'

export interface RootVisit {
  saved: string | undefined // the cookie
  acceptLanguage: string | undefined // crawlers send none and stay
  offered: readonly Locale[]
  main?: Locale // the setting `website_language`, for browsers that speak none of them
}

/** The language to redirect to, or undefined to stay. */
export function rootRedirect({ saved, acceptLanguage, offered, main }: RootVisit): Locale | undefined {
  const wanted = wantedTags(acceptLanguage)
  const chosen =
    isLocale(saved) && offered.includes(saved)
      ? saved
      : (matchLocale(wanted, offered) ?? (wanted.length > 0 ? main : undefined))
  return chosen === undefined || chosen === defaultLocale ? undefined : chosen
}
