import type { Locale } from '../../../src/contract/locales.ts'

export type SixTexts = Record<Locale, string>

/** Texts in the order of the languages: it, en, es, fr, de, pt. */
export const six = (it: string, en: string, es: string, fr: string, de: string, pt: string): SixTexts => ({
  it,
  en,
  es,
  fr,
  de,
  pt,
})

/** The same in every language: a number, a measure. */
export const same = (text: string): SixTexts => six(text, text, text, text, text, text)

/** `Statuina Draghissimo, 14 cm` → `statuina-draghissimo-14-cm`. */
export const slugOfTitle = (title: string): string =>
  title
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
