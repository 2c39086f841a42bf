import { type Locale, locales } from '@/contract/locales.ts'

/** One of each language. */
export const sixOf = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map(locale => [locale, make(locale)])) as Record<Locale, T>
