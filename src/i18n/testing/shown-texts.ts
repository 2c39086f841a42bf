/**
 * All texts of the shop in six languages, as they are shown: the locale files, and the demo shop's texts in
 * `server/seed`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@/contract/locales.ts'
import { holdSigns } from '@/i18n/i18next-rules.ts'

export interface ShownText {
  locale: Locale
  at: string // `shop:checkout.order`, `site-texts.ts:pageSeeds.2.title`
  text: string
}

const folder = join(import.meta.dirname, '../locales')
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const leaves = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
}

export const areas = readdirSync(join(folder, 'it')).map(file => file.replace('.json', ''))

const readArea = (locale: Locale, area: string): ShownText[] =>
  leaves(JSON.parse(readFileSync(join(folder, locale, `${area}.json`), 'utf8')), '').map(([key, text]) => ({
    locale,
    at: `${area}:${key}`,
    text: holdSigns(text),
  }))

/** Synonyms used only by the search in the administration's header. They differ from the shop's terms on purpose. */
const isSearched = (at: string): boolean => at.startsWith('admin:find.')

export const localeTexts: readonly ShownText[] = locales.flatMap(locale =>
  areas.flatMap(area => readArea(locale, area)).filter(({ at }) => !isSearched(at)),
)

/** Excludes strings that are not texts: addresses, images, symbols. */
const isWords = ([path, text]: [string, string]): boolean =>
  text !== '' && !/(^|\.)(link|url|slug|picture|icon|email|sku)$/.test(path)

const ofLocale = (locale: Locale, value: unknown, at: string): ShownText[] =>
  leaves(value, at)
    .filter(isWords)
    .map(([at, text]) => ({ locale, at, text }))

/** Six languages in one record, or a record with its language, such as a review. */
const seedTextsOf = (value: unknown, at: string): ShownText[] => {
  if (!isObject(value)) return []
  if (locales.every(locale => locale in value))
    return locales.flatMap(locale => ofLocale(locale, value[locale], at))
  const language = locales.find(locale => locale === value.locale)
  if (language) return ofLocale(language, value.reviews ?? value, at)
  return Object.entries(value).flatMap(([key, inner]) => seedTextsOf(inner, `${at}.${key}`))
}

const seeds = import.meta.glob<Record<string, unknown>>(
  ['../../../server/seed/**/*.ts', '!**/*.test.ts', '!**/demo.ts', '!**/demo-whole.ts'],
  { eager: true },
)

export const seedTexts: readonly ShownText[] = Object.entries(seeds).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    seedTextsOf(value, `${file.replace('../../../server/seed/', '')}:${name}`),
  ),
)

/** The same text with two names (a list and the list of all lists) counts once. */
export const shownTexts: readonly ShownText[] = [
  ...new Map(
    [...localeTexts, ...seedTexts].map(shown => [
      shown.at.includes('.ts:') ? `${shown.locale} ${shown.text}` : `${shown.locale} ${shown.at}`,
      shown,
    ]),
  ).values(),
]

/**
 * The readable part of a text: paragraphs become lines, other tags are removed, and names of variables are not words.
 */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<\/?(?:p|h\d|li|ul|ol|br|blockquote)\b[^>]*>/g, '\n')
    .replace(/<\/?[a-z][^>]*>/g, '')
    .replace(/\{\{[^}]*\}\}/g, '§')
    .replace(/\n+/g, '\n')
    .replace(/^\n|\n$/g, '')
