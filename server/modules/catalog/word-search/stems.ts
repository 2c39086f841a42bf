/** Stems of words by language, cached permanently: the stem of a word never changes. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { stemsOf } from './search-repo.ts'

/** Returns the stem of a word, or null for a stop word. */
export type Stem = (word: string) => string | null

const stemCache = new LRUCache<string, string>({ max: 10_000 }) // language and word → stem; empty for a stop word

/** Loads the stems of these words. The returned function maps any other word to itself. */
export async function stemmer(db: Queryable, words: readonly string[], locale: Locale): Promise<Stem> {
  const stems = new Map<string, string>()
  const missing: string[] = []
  for (const word of new Set(words)) {
    const stem = stemCache.get(`${locale} ${word}`)
    if (stem === undefined) missing.push(word)
    else stems.set(word, stem)
  }
  for (const [word, stem] of await stemsOf(db, missing, locale)) {
    stemCache.set(`${locale} ${word}`, stem ?? '')
    stems.set(word, stem ?? '')
  }
  return word => (stems.has(word) ? stems.get(word) || null : word)
}
