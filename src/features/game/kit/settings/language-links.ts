import type { Locale } from '@/contract/locales.ts'
import { matchScreen, switchLocale } from '@/contract/paths.ts'

export interface LanguageLink {
  locale: Locale
  href: string
}

/** The same address in every offered language, with the same query; none for an address that is no screen. */
export function languageLinks(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  offered: readonly Locale[],
): LanguageLink[] {
  const match = matchScreen(pathname)
  if (!match) return []
  return offered.map(locale => ({ locale, href: switchLocale(match, locale) + search }))
}
