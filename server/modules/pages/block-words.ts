/** The words of a page's blocks: one language of them for a visitor, all of them cleaned before they are stored. Pure. */

import type { PageBlock, ShownBlock } from '../../../src/contract/endpoints/site/page-blocks.ts'
import { defaultLocale, type Locale } from '../../../src/contract/locales.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'

type Words = Record<string, string>

/** The Italian words where the language has none; the Italian link where it has none of its own. */
function wordsFor(texts: Record<Locale, Words>, locale: Locale): Words {
  const own = texts[locale]
  const isEmpty = Object.entries(own).every(([key, text]) => key === 'link' || text === '')
  if (isEmpty) return texts[defaultLocale]
  return 'link' in own && own.link === '' ? { ...own, link: texts[defaultLocale].link ?? '' } : own
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

/** A block without text in `locale` is shown in Italian. */
export const shownBlocks = (blocks: readonly PageBlock[], locale: Locale): ShownBlock[] =>
  inOne(blocks, locale) as ShownBlock[]

const richFields = new Set(['html', 'answer'])

function clean(value: unknown, field: string): unknown {
  if (typeof value === 'string') return richFields.has(field) ? cleanRichText(value) : value
  if (Array.isArray(value)) return value.map(inner => clean(inner, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, key)]))
}

/** Removes unsafe HTML from the rich text of every language, before it is stored. */
export const cleanBlocks = (blocks: readonly PageBlock[]): PageBlock[] => clean(blocks, '') as PageBlock[]
