/** Stems of words by language, cached permanently: the stem of a word never changes. */
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contract/locales.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { formsOf, type WordForms } from './search-repo.ts'

/** Returns the stem of a word, or null for a stop word. */
export type Stem = (word: string) => string | null

type Forms = Omit<WordForms, 'word'>

const formsCache = new LRUCache<string, Forms>({ max: 10_000 }) // by language and word

async function loadForms(
  db: Queryable,
  words: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, Forms>> {
  const result = new Map<string, Forms>()
  const missing: string[] = []
  for (const word of new Set(words)) {
    const forms = formsCache.get(`${locale} ${word}`)
    if (forms === undefined) missing.push(word)
    else result.set(word, forms)
  }
  for (const { word, ...forms } of await formsOf(db, missing, locale)) {
    formsCache.set(`${locale} ${word}`, forms)
    result.set(word, forms)
  }
  return result
}

/** Loads the stems of these words. The returned function maps any other word to itself. */
export async function stemmer(db: Queryable, words: readonly string[], locale: Locale): Promise<Stem> {
  const forms = await loadForms(db, words, locale)
  return word => (forms.has(word) ? forms.get(word)!.stem || null : word)
}

const singleStem = /^'([^'\\]+)'$/

/**
 * Returns what texts with the word contain in the full-text index. Empty for a stop word, undefined for a word that PostgreSQL divides
 * into several.
 */
export async function indexedStem(db: Queryable, word: string, locale: Locale): Promise<string | undefined> {
  const { query } = (await loadForms(db, [word], locale)).get(word)!
  return query === '' ? '' : singleStem.exec(query)?.[1]
}
