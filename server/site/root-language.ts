/**
 * Only the bare `/` redirects a visitor to another language (specification notes §9): to the saved choice, or else to the browser's
 * language.
 */
import { defaultLocale, isLocale, type Locale, matchLocale } from '@/contract/locales.ts'
import { wantedTags } from '../kernel/locale.ts'

export const localeCookie = 'i18n_redirected'

export interface RootVisit {
  saved: string | undefined // value of the cookie
  acceptLanguage: string | undefined // crawlers send none and are not redirected
  offered: readonly Locale[]
  main?: Locale // the setting `website_language`, for browsers that accept no offered language
}

/** Returns the language to redirect to, or undefined to stay. */
export function rootRedirect({ saved, acceptLanguage, offered, main }: RootVisit): Locale | undefined {
  const acceptedTags = wantedTags(acceptLanguage)
  const chosen =
    isLocale(saved) && offered.includes(saved)
      ? saved
      : (matchLocale(acceptedTags, offered) ?? (acceptedTags.length > 0 ? main : undefined))
  return chosen === undefined || chosen === defaultLocale ? undefined : chosen
}
