/**
 * What a shopper's words find: an article number, else words by their stems, else the nearest words that titles have, so that a
 * typing mistake still arrives.
 */
import type { Locale } from '../../../src/contract/locales.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type CachedIndex, titleWords } from './search-index/cached-index.ts'
import { idsOfNumber, idsOfWords } from './search-repo.ts'
import { mendWords, plainWords } from './vocabulary.ts'

/** Characters with a digit or a hyphen: looks like an article number. */
const looksLikeNumber = (text: string): boolean => /^[\w-]*[\d-][\w-]*$/.test(text)

async function search(db: Queryable, kept: CachedIndex, text: string, locale: Locale): Promise<number[]> {
  if (looksLikeNumber(text)) {
    const found = await idsOfNumber(db, text)
    if (found.length > 0) return found
  }
  const words = plainWords(text)
  if (words.length === 0) return []
  const found = await idsOfWords(db, words, locale)
  if (found.length > 0) return found
  const meant = mendWords(words, await titleWords(db, kept, locale))
  return meant ? idsOfWords(db, meant, locale) : []
}

/** The same words on another page or with another filter are not searched twice. */
export async function searchProducts(
  db: Queryable,
  kept: CachedIndex,
  words: string,
  locale: Locale,
): Promise<readonly number[]> {
  const text = words.trim().toLowerCase()
  const key = `${locale} ${text}`
  const found = kept.searches.get(key) ?? (await search(db, kept, text, locale))
  kept.searches.set(key, found)
  return found
}
