/**
 * Texts of a page's blocks: selects one language for a visitor, and sanitises all languages before they are stored.
 * Pure.
 */

import type { PageBlock, ShownBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { defaultLocale, isLocale, type Locale } from '@/contract/locales.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'

type Words = Record<string, string>

/** Returns the Italian texts where the language has none, and the Italian link where it has no link. */
function wordsFor(texts: Record<Locale, Words>, locale: Locale): Words {
  const localTexts = texts[locale]
  const isEmpty = Object.entries(localTexts).every(([key, text]) => key === 'link' || text === '')
  if (isEmpty) return texts[defaultLocale]
  return 'link' in localTexts && localTexts.link === ''
    ? { ...localTexts, link: texts[defaultLocale].link ?? '' }
    : localTexts
}

function inOne(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map(inner => inOne(inner, locale))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'texts' ? wordsFor(inner as Record<Locale, Words>, locale) : inOne(inner, locale),
    ]),
  )
}

/** Blocks without text in `locale` are shown in Italian. */
export const shownBlocks = (blocks: readonly PageBlock[], locale: Locale): ShownBlock[] =>
  inOne(blocks, locale) as ShownBlock[]

const richFields = new Set(['html', 'answer'])

type RichChange = (html: string, locale: Locale) => string

function mapRich(value: unknown, field: string, locale: Locale, change: RichChange): unknown {
  if (typeof value === 'string') return richFields.has(field) ? change(value, locale) : value
  if (Array.isArray(value)) return value.map(inner => mapRich(inner, field, locale, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      mapRich(inner, key, field === 'texts' && isLocale(key) ? key : locale, change),
    ]),
  )
}

/** Returns blocks in which `change` has replaced the rich text of every language. */
export const mapRichTexts = (blocks: readonly PageBlock[], change: RichChange): PageBlock[] =>
  mapRich(blocks, '', defaultLocale, change) as PageBlock[]

/** Removes unsafe HTML from the rich text of every language. */
export const cleanBlocks = (blocks: readonly PageBlock[]): PageBlock[] => mapRichTexts(blocks, cleanRichText)
