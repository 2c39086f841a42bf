import type { Locale } from './locales.ts'

export type LocalizedTexts = Record<Locale, string>

/** Returns the Italian text, which always exists, for a language without a text. */
export const wordIn = (texts: LocalizedTexts, locale: Locale): string => texts[locale] || texts.it

/** One text in the order of the languages: it, en, es, fr, de, pt. */
export const texts = (
  it: string,
  en: string,
  es: string,
  fr: string,
  de: string,
  pt: string,
): LocalizedTexts => ({
  it,
  en,
  es,
  fr,
  de,
  pt,
})

/** Calls `make` once per language. */
export const localizedTextsOf = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  it: make('it'),
  en: make('en'),
  es: make('es'),
  fr: make('fr'),
  de: make('de'),
  pt: make('pt'),
})
