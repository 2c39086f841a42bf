import type { Locale } from './locales.ts'

export type SixTexts = Record<Locale, string>

/** One text in the order of the languages: it, en, es, fr, de, pt. */
export const six = (it: string, en: string, es: string, fr: string, de: string, pt: string): SixTexts => ({
  it,
  en,
  es,
  fr,
  de,
  pt,
})

/** The same made once per language. */
export const sixOf = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  it: make('it'),
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
  de: make('de'),
  pt: make('pt'),
})
