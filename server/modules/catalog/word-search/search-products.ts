/**
 * What a shopper's words find: an article number, else words by their stems, with the synonyms of the language and the names of categories
 * and values. A word that nothing has is taken for the nearest one that something has; words that no product has together find those
 * with the most of them.
 */
import { LRUCache } from 'lru-cache'
import type { Understood } from '../../../../src/contract/endpoints/shop/catalog.ts'
import type { Locale } from '../../../../src/contract/locales.ts'
import { wordIn } from '../../../../src/contract/localized-texts.ts'
import type { Role } from '../../../../src/contract/permissions.ts'
import { skuKey } from '../../../../src/lib/fold-text.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { synonymsIn } from '../../search-words/synonyms-repo.ts'
import { type Bits, has, noBits } from '../search-index/bits.ts'
import { type CachedIndex, titleTexts } from '../search-index/cached-index.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { buildLexicon, type Lexicon, type LexiconSource, lexiconWords, namesOfValues } from './lexicon.ts'
import { categoryNames, idsOfNumber } from './search-repo.ts'
import { stemmer } from './stems.ts'
import { plainWords } from './vocabulary.ts'
import { readUnits, type Unit, type UnitWorth, unitWorth } from './word-unit.ts'

export interface FoundByWords {
  ids: readonly number[] // that the reader may see, the best first
  understood: Understood
  words: readonly string[] // as they were compared; empty for an article number
}

export interface WordSearch {
  text: string
  locale: Locale
  role: Role | undefined
  isExact: boolean // to the letter: nothing mended, no synonyms
}

const mostFound = 2000

/** Whether the text may be an article number: it has a digit, or is one word with a separator. */
const mayBeNumber = (text: string): boolean => /\d/.test(text) || /^\w+([-./_]\w+)+$/.test(text)

const shortestBeginning = 4 // letters and digits, so that a year or a size does not match
const mayBeginNumber = (text: string): boolean => {
  const key = skuKey(text)
  return key.length >= shortestBeginning && /[a-z]/.test(key) && /\d/.test(key)
}

const literally = (words: string): Understood => ({
  words,
  isMended: false,
  also: [],
  without: [],
  isPartial: false,
})

async function readLexicon(db: Queryable, kept: CachedIndex, locale: Locale): Promise<Lexicon> {
  const { shelf } = kept
  const source: LexiconSource = {
    shelf,
    titles: await titleTexts(db, kept, locale),
    categories: (await categoryNames(db, locale)).filter(({ id }) => shelf.inCategory.has(id)),
    valueNames: namesOfValues(shelf, names => wordIn(names, locale)),
    synonyms: await synonymsIn(db, locale),
  }
  return buildLexicon(source, await stemmer(db, lexiconWords(source), locale))
}

/** Kept as long as the index is the same. */
const lexicons = new WeakMap<SearchIndex, Map<Locale, Promise<Lexicon>>>()

/** Read once per index and language, for all who ask together. */
function lexiconOf(db: Queryable, kept: CachedIndex, locale: Locale): Promise<Lexicon> {
  const own = lexicons.get(kept.shelf) ?? new Map<Locale, Promise<Lexicon>>()
  lexicons.set(kept.shelf, own)
  const known = own.get(locale)
  if (known) return known
  const reading = readLexicon(db, kept, locale)
  own.set(locale, reading)
  reading.catch(() => own.delete(locale))
  return reading
}

interface Ranking {
  places: number[] // the best first
  most: number // units that those have
}

/** Places with the most units, the worthiest first; those of one worth as the shop features them. */
function rank(kept: CachedIndex, worths: readonly UnitWorth[], visible: Bits): Ranking {
  const { size, orders } = kept.shelf
  const sums = new Float32Array(size)
  const matched = new Uint8Array(size)
  for (const { worth } of worths)
    for (let place = 0; place < size; place++) {
      if (worth[place] === 0) continue
      sums[place]! += worth[place]!
      matched[place]! += 1
    }
  let most = 0
  for (let place = 0; place < size; place++) if (has(visible, place)) most = Math.max(most, matched[place]!)
  if (most === 0) return { places: [], most }
  const places = [...orders.featured].filter(place => matched[place] === most && has(visible, place))
  return { places: places.sort((a, b) => Math.round((sums[b]! - sums[a]!) * 1000)), most }
}

const understoodOf = (units: readonly Unit[], worths: readonly UnitWorth[], most: number): Understood => ({
  words: worths.map(({ meant }, at) => meant ?? units[at]!.typed).join(' '),
  isMended: worths.some(({ meant }) => meant !== undefined),
  also: [...new Set(worths.flatMap(({ also }) => also))].slice(0, 4),
  without: units.filter((_, at) => worths[at]!.isEmpty).map(({ typed }) => typed),
  isPartial: most > 0 && most < units.length,
})

async function searchWords(db: Queryable, kept: CachedIndex, search: WordSearch): Promise<FoundByWords> {
  const { text, locale, role, isExact } = search
  const words = plainWords(text)
  const lexicon = await lexiconOf(db, kept, locale)
  const stem = await stemmer(db, words, locale)
  const units = readUnits(words, text, lexicon, stem, isExact)
  if (units.length === 0) return { ids: [], understood: literally(text), words }
  const visible = kept.shelf.visible.get(role) ?? noBits(kept.shelf.size)
  const worths = await Promise.all(
    units.map(unit => unitWorth(db, kept, unit, { lexicon, visible, locale, role, isExact })),
  )
  const { places, most } = rank(kept, worths, visible)
  const isRefused = isExact && most < units.length
  const ids = isRefused ? [] : places.slice(0, mostFound).map(place => kept.shelf.ids[place]!)
  return { ids, understood: isExact ? literally(text) : understoodOf(units, worths, most), words }
}

async function search(db: Queryable, kept: CachedIndex, asked: WordSearch): Promise<FoundByWords> {
  const { text, role } = asked
  const visible = kept.shelf.visible.get(role) ?? noBits(kept.shelf.size)
  const numbered = async (isWhole: boolean) =>
    (await idsOfNumber(db, text, isWhole)).filter(id => {
      const place = kept.shelf.placeOf.get(id)
      return place !== undefined && has(visible, place)
    })
  const exact = mayBeNumber(text) && skuKey(text) !== '' ? await numbered(true) : []
  const ids = exact.length === 0 && mayBeginNumber(text) ? await numbered(false) : exact
  if (ids.length > 0) return { ids, understood: literally(text), words: [] }
  return searchWords(db, kept, asked)
}

const mostSearches = 500 // visitors choose the words
const mostIds = 500_000 // of all of them together
const sizeOf = ({ ids }: FoundByWords): number => ids.length + 1

/** Kept as long as the index is believed: a few seconds, as words of products have no stamp. */
const known = new WeakMap<CachedIndex, LRUCache<string, FoundByWords>>()

/** Searches that are kept with this index. */
export function searchesOf(kept: CachedIndex): LRUCache<string, FoundByWords> {
  const own =
    known.get(kept) ??
    new LRUCache<string, FoundByWords>({ max: mostSearches, maxSize: mostIds, sizeCalculation: sizeOf })
  known.set(kept, own)
  return own
}

/** The same words on another page or with another filter are not searched twice. */
export async function searchProducts(
  db: Queryable,
  kept: CachedIndex,
  asked: WordSearch,
): Promise<FoundByWords> {
  const text = asked.text.trim().toLowerCase()
  const searches = searchesOf(kept)
  const key = `${asked.locale} ${asked.role ?? ''} ${asked.isExact} ${text}`
  const found = searches.get(key) ?? (await search(db, kept, { ...asked, text }))
  searches.set(key, found)
  return found
}
