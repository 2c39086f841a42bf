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
