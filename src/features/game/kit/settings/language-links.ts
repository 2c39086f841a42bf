import type { Locale } from '@/contract/locales.ts'
import { matchScreen, switchLocale } from '@/contract/paths.ts'

export interface LanguageLink {
  locale: Locale
  href: string
}

/** Returns the current address in every offered language with the same query; empty for an address without a screen. */
export function languageLinks(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  offered: readonly Locale[],
): LanguageLink[] {
  const match = matchScreen(pathname)
  if (!match) return []
  return offered.map(locale => ({ locale, href: switchLocale(match, locale) + search }))
}
