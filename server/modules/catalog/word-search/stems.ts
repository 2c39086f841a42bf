/** Stems of words by language, cached: the stem of a word never changes. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '../../../../src/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { stemsOf } from './search-repo.ts'

/** The stem of a word; null for a stop word. */
export type Stem = (word: string) => string | null

const known = new LRUCache<string, string>({ max: 10_000 }) // language and word → stem; empty: it has none

/** Loads the stems of these words; the returned function maps any other word to itself. */
export async function stemmer(db: Queryable, words: readonly string[], locale: Locale): Promise<Stem> {
  const found = new Map<string, string>()
  const missing: string[] = []
  for (const word of new Set(words)) {
    const stem = known.get(`${locale} ${word}`)
    if (stem === undefined) missing.push(word)
    else found.set(word, stem)
  }
  for (const [word, stem] of await stemsOf(db, missing, locale)) {
    known.set(`${locale} ${word}`, stem ?? '')
    found.set(word, stem ?? '')
  }
  return word => (found.has(word) ? found.get(word) || null : word)
}
