/**
 * Searches products by a shopper's text: as an article number, else by word stems, with the synonyms of the language
 * and the names of categories and values. A word without a match is replaced by the most similar known word. If no
 * product has all words, those with the most of them match.
 */
import { LRUCache } from 'lru-cache'
import type { Understood } from '@/contract/endpoints/shop/catalog.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Role } from '@/contract/permissions.ts'
import { skuKey } from '@/lib/fold-text.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { synonymsIn } from '../../search-words/synonyms-repo.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import { noBits } from '../search-index/bits.ts'
import { loadedTitles } from '../search-index/cached-index.ts'
import { visibleAmong } from '../search-index/query-index.ts'
import { bestMatches } from './best-matches.ts'
import { buildLexicon, type Lexicon, type LexiconSource, lexiconWords, namesOfValues } from './lexicon.ts'
import { categoryNames, idsOfNumber } from './search-repo.ts'
import { stemmer } from './stems.ts'
import { plainWords } from './vocabulary.ts'
import { readUnits, type Unit, type UnitMatches, unitMatches } from './word-unit.ts'

export interface FoundByWords {
  ids: readonly number[] // visible to the reader, best first
  places?: readonly number[] // of the ids in the index in memory
  understood: Understood
  words: readonly string[] // as compared; empty for an article number
}

export interface WordSearch {
  text: string
  locale: Locale
  role: Role | undefined
  isExact: boolean // literal: without corrections and synonyms
}

export const maxResults = 2000

/** Whether the text may be an article number: it contains a digit, or is one word with a separator. */
const mayBeNumber = (text: string): boolean => /\d/.test(text) || /^\w+([-./_]\w+)+$/.test(text)

const shortestBeginning = 4 // letters and digits, so that a year or a size does not match
const mayBeginNumber = (text: string): boolean => {
  const key = skuKey(text)
  return key.length >= shortestBeginning && /[a-z]/.test(key) && /\d/.test(key)
}

/** Returns what is shown of a search that was not interpreted. */
export const literally = (words: string): Understood => ({
  words,
  isMended: false,
  also: [],
  without: [],
  isPartial: false,
})

async function readLexicon(db: Queryable, { searchIndex }: CachedIndex, locale: Locale): Promise<Lexicon> {
  const { above } = searchIndex
  const source: LexiconSource = {
    categories: (await categoryNames(db, locale)).filter(({ id }) => above?.has(id) ?? true),
    valueNames: namesOfValues(searchIndex, names => wordIn(names, locale)),
    synonyms: await synonymsIn(db, locale),
  }
  return buildLexicon(source, await stemmer(db, lexiconWords(source), locale))
}

interface CachedLexicon {
  version: number // of the structure
  lexicon: Promise<Lexicon>
}

const lexicons = new WeakMap<CachedIndex, Map<Locale, CachedLexicon>>()

/** Read once per language until categories, attributes or synonyms change, for all concurrent requests. */
export function lexiconOf(db: Queryable, cached: CachedIndex, locale: Locale): Promise<Lexicon> {
  const byLocale = lexicons.get(cached) ?? new Map<Locale, CachedLexicon>()
  lexicons.set(cached, byLocale)
  const version = cached.versions.structure
  const existing = byLocale.get(locale)
  if (existing?.version === version) return existing.lexicon
  const lexicon = readLexicon(db, cached, locale)
  byLocale.set(locale, { version, lexicon })
  lexicon.catch(() => byLocale.delete(locale))
  return lexicon
}

/** `most`: number of units that the matches have. */
export const understoodOf = (
  units: readonly Unit[],
  matches: readonly Pick<UnitMatches, 'meant' | 'also' | 'isEmpty'>[],
  most: number,
): Understood => ({
  words: matches.map(({ meant }, at) => meant ?? units[at]!.typed).join(' '),
  isMended: matches.some(({ meant }) => meant !== undefined),
  also: [...new Set(matches.flatMap(({ also }) => also))].slice(0, 4),
  without: units.filter((_, at) => matches[at]!.isEmpty).map(({ typed }) => typed),
  isPartial: most > 0 && most < units.length,
})

async function searchWords(db: Queryable, cached: CachedIndex, search: WordSearch): Promise<FoundByWords> {
  const { text, locale, role, isExact } = search
  const words = plainWords(text)
  const titles = await loadedTitles(db, cached, locale)
  const lexicon = await lexiconOf(db, cached, locale)
  const stem = await stemmer(db, words, locale)
  const units = readUnits(words, text, lexicon, stem, isExact)
  if (units.length === 0) return { ids: [], understood: literally(text), words }
  const visibleNow = () => cached.searchIndex.visible.get(role) ?? noBits(cached.searchIndex.size)
  const visible = visibleNow()
  const matches = await Promise.all(
    units.map(unit => unitMatches(db, cached, unit, { lexicon, titles, visible, locale, role, isExact })),
  )
  const { ids: indexIds, orders } = cached.searchIndex // may have grown meanwhile
  const hits = matches.map(own => own.hits)
  const { places, most } = bestMatches(hits, visibleNow(), orders.featured, maxResults)
  const isRefused = isExact && most < units.length
  const ids = isRefused ? [] : places.map(place => indexIds[place]!)
  const understood = isExact ? literally(text) : understoodOf(units, matches, most)
  return { ids, places: isRefused ? [] : places, understood, words }
}

type VisibleAmong = (ids: readonly number[]) => Promise<readonly number[]>

/** Returns products with this article number, or whose number begins like this. Empty for a text that is no number. */
export async function searchNumber(
  db: Queryable,
  text: string,
  visibleAmong: VisibleAmong,
): Promise<readonly number[]> {
  const numbered = async (isWhole: boolean) => visibleAmong(await idsOfNumber(db, text, isWhole))
  const exact = mayBeNumber(text) && skuKey(text) !== '' ? await numbered(true) : []
  return exact.length === 0 && mayBeginNumber(text) ? numbered(false) : exact
}

async function search(db: Queryable, cached: CachedIndex, asked: WordSearch): Promise<FoundByWords> {
  const { text, role } = asked
  const ids = await searchNumber(db, text, async found => visibleAmong(cached.searchIndex, found, role))
  if (ids.length > 0) return { ids, understood: literally(text), words: [] }
  return searchWords(db, cached, asked)
}

const mostSearches = 500 // limited because visitors choose the words
const mostIds = 500_000 // in all entries together, with their places
const sizeOf = ({ ids, places = [] }: FoundByWords): number => ids.length + places.length + 1

/** Cached until something other than stock changes. */
const caches = new WeakMap<CachedIndex, LRUCache<string, FoundByWords>>()

/** Returns the cached searches of this index. */
export function searchesOf(cached: CachedIndex): LRUCache<string, FoundByWords> {
  const cache =
    caches.get(cached) ??
    new LRUCache<string, FoundByWords>({ max: mostSearches, maxSize: mostIds, sizeCalculation: sizeOf })
  caches.set(cached, cache)
  return cache
}

/** The same text on another page or with another filter is not searched again. `run`: searches in the index. */
export async function searchProducts(
  db: Queryable,
  cached: CachedIndex,
  asked: WordSearch,
  run = search,
): Promise<FoundByWords> {
  const text = asked.text.trim().toLowerCase()
  const searches = searchesOf(cached)
  const key = `${cached.versions.texts} ${asked.locale} ${asked.role ?? ''} ${asked.isExact} ${text}`
  const result = searches.get(key) ?? (await run(db, cached, { ...asked, text }))
  searches.set(key, result)
  return result
}
