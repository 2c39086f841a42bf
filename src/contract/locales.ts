/** The six languages (specification notes §1, §9). Italian is default and fallback. */
export const locales = ['it', 'en', 'es', 'fr', 'de', 'pt'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'it'

export interface LocaleFacts {
  code: Locale
  iso: string // BCP 47 tag, for Intl, `lang` and hreflang
  name: string // in its own language
  dir: 'ltr'
}

export const localeFacts: Record<Locale, LocaleFacts> = {
  it: { code: 'it', iso: 'it-IT', name: 'Italiano', dir: 'ltr' },
  en: { code: 'en', iso: 'en-US', name: 'English', dir: 'ltr' },
  es: { code: 'es', iso: 'es-ES', name: 'Español', dir: 'ltr' },
  fr: { code: 'fr', iso: 'fr-FR', name: 'Français', dir: 'ltr' },
  de: { code: 'de', iso: 'de-DE', name: 'Deutsch', dir: 'ltr' },
  pt: { code: 'pt', iso: 'pt-PT', name: 'Português', dir: 'ltr' },
}

/** The tag for formatting numbers, money, dates and names. `Intl` treats `pt` as Brazilian and `en` as American. The shop's English is British. */
export const formatTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : localeFacts[locale].iso)

/** Exactly one of the six codes, without a region. */
export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

/** Returns the locale if the shop offers it, otherwise the shop's main one. */
export function offeredLocale(locale: Locale, offered: readonly Locale[], main: Locale): Locale {
  if (offered.includes(locale)) return locale
  return offered.includes(main) ? main : (offered[0] ?? defaultLocale)
}

/** Returns the first of the requested tags (`de-AT`, `pt`) that is available, in their order. */
export function matchLocale(
  wanted: readonly string[],
  offered: readonly Locale[] = locales,
): Locale | undefined {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0]
    const locale = offered.find(locale => locale === code)
    if (locale) return locale
  }
  return undefined
}
