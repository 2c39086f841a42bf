/**
 * Texts of a page's blocks: selects one language for a visitor, and sanitises all languages before they are stored.
 * Pure.
 */

import type { PageBlock, ShownBlock } from '@/contract/endpoints/site/page-blocks.ts'
import { defaultLocale, type Locale } from '@/contract/locales.ts'
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

function clean(value: unknown, field: string): unknown {
  if (typeof value === 'string') return richFields.has(field) ? cleanRichText(value) : value
  if (Array.isArray(value)) return value.map(inner => clean(inner, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, key)]))
}

/** Removes unsafe HTML from the rich text of every language. */
export const cleanBlocks = (blocks: readonly PageBlock[]): PageBlock[] => clean(blocks, '') as PageBlock[]
