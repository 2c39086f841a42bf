/** A search word, or several that form one synonym, and its score for each product. */
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import type { Bits } from '../search-index/bits.ts'
import type { TitleIndex } from '../search-index/title-index.ts'
import { isSeen, raise, raiseAll, textHits } from './hits.ts'
import {
  bitsOfGoods,
  goodsNamed,
  type Lexicon,
  synonymAt,
  titledWith,
  type Vocabulary,
  vocabularyFor,
} from './lexicon.ts'
import { type Phrase, tsqueryOf } from './search-repo.ts'
import { type Stem, stemmer } from './stems.ts'
import { knownEnd, nearestWord, splitWord, wordsWith } from './vocabulary.ts'

export interface Unit {
  typed: string // as written
  words: readonly string[] // normalised
  isUnfinished: boolean // the last word of the search, which may be unfinished
  means: readonly (readonly string[])[] // phrases of its synonyms
  shown: readonly string[] // the same phrases as entered
  isSure: boolean // its words together hardly mean anything except the synonym
}

export interface UnitWorth {
  worth: Float32Array // by place; 0 when the product does not match
  meant: string | undefined // the word that a typing error was corrected to
  also: readonly string[] // synonyms that found additional products
  isEmpty: boolean // nothing matches
}

export interface UnitSearch {
  lexicon: Lexicon
  titles: TitleIndex
  visible: Bits
  locale: Locale
  role: Role | undefined
  isExact: boolean
}

/** A synonym of several words is more certain than one of a single word. */
const synonymWeight = 0.6
const sureSynonymWeight = 1.2
const beginningWeight = 0.4
const titleWordWeight = 0.6 // for stop words, which are in no index
const mostInside = 6
const shortestBeginning = 2 // characters

/** Returns the words as written, in the order of the normalised ones. */
const writtenWords = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)

/** Omits stop words, unless the search has no others. */
export function readUnits(
  words: readonly string[],
  text: string,
  lexicon: Lexicon,
  stem: Stem,
  isExact: boolean,
): Unit[] {
  const written = writtenWords(text)
  const saysNothing = words.every(word => stem(word) === null)
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const synonym = isExact ? undefined : synonymAt(lexicon, words, at, stem)
    const length = synonym?.length ?? 1
    const own = words.slice(at, at + length)
    if (saysNothing || own.some(word => stem(word) !== null))
      units.push({
        typed: written.slice(at, at + length).join(' '),
        words: own,
        isUnfinished: at + length === words.length && (words.at(-1)?.length ?? 0) >= shortestBeginning,
        means: synonym?.entries.flatMap(({ means }) => means) ?? [],
        shown: synonym?.entries.flatMap(({ shown }) => shown) ?? [],
        isSure: length > 1 || saysNothing,
      })
    at += length
  }
  return units
}

interface Raised {
  worth: Float32Array
  weight: number
}

/** Matches texts, categories and values, and words of titles that are in no index. Modifies `into.worth`. */
async function addPhrases(
  db: Queryable,
  kept: CachedIndex,
  phrases: readonly Phrase[],
  { lexicon, titles, locale }: UnitSearch,
  { worth, weight }: Raised,
): Promise<void> {
  if (phrases.length === 0) return
  const stem = await stemmer(
    db,
    phrases.flatMap(({ words }) => words),
    locale,
  )
  await Promise.all(
    phrases.map(async phrase => raise(worth, await textHits(db, kept, tsqueryOf(phrase), locale), weight)),
  )
  for (const phrase of phrases) {
    for (const goods of goodsNamed(lexicon, phrase.words, phrase.isUnfinished, stem)) {
      const bits = bitsOfGoods(kept.searchIndex, goods)
      if (bits) raiseAll(worth, bits, goods.weight * weight)
    }
    if (phrase.words.some(word => stem(word) === null)) {
      const titled = titledWith(titles, kept.searchIndex, phrase.words)
      if (titled) raiseAll(worth, titled, titleWordWeight * weight)
    }
  }
}

/** Returns the words that the reader may see. */
const wordsOf = ({ searchIndex, versions }: CachedIndex, { lexicon, titles, role }: UnitSearch): Vocabulary =>
  vocabularyFor(lexicon, { searchIndex, titles, version: versions.words }, role)

const whole = (words: readonly string[]): Phrase => ({ words, isUnfinished: false })

/**
 * Adds matches of the complete words and their synonyms. Returns whether a visible product has the words themselves.
 */
async function addUnit(
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
  worth: Float32Array,
): Promise<boolean> {
  await addPhrases(db, kept, [whole(unit.words)], search, { worth, weight: 1 })
  const hasOwn = isSeen(worth, search.visible)
  const weight = unit.isSure ? sureSynonymWeight : synonymWeight
  await addPhrases(db, kept, unit.means.map(whole), search, { worth, weight })
  return hasOwn
}

/** Adds words that begin with the last one. Modifies `worth`. */
const addBeginnings = (
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
  worth: Float32Array,
): Promise<void> => addPhrases(db, kept, [unit], search, { worth, weight: beginningWeight })

/** Reads a corrected word like a typed one: with its synonyms. */
export async function meantUnit(
  db: Queryable,
  words: readonly string[],
  { lexicon, locale }: Pick<UnitSearch, 'lexicon' | 'locale'>,
): Promise<Unit> {
  const stem = await stemmer(db, words, locale)
  const entries = synonymAt(lexicon, words, 0, stem)?.entries ?? []
  return {
    typed: words.join(' '),
    words,
    isUnfinished: false,
    means: entries.flatMap(({ means }) => means),
    shown: entries.flatMap(({ shown }) => shown),
    isSure: false,
  }
}

const lacking = (kept: CachedIndex): UnitWorth => ({
  worth: new Float32Array(kept.searchIndex.size),
  meant: undefined,
  also: [],
  isEmpty: true,
})

/** Two words written as one: matches products with both, or else those with the second, which is the main noun. */
async function joinedWorth(
  db: Queryable,
  kept: CachedIndex,
  parts: readonly [string, string],
  search: UnitSearch,
): Promise<UnitWorth> {
  const [head, tail] = await Promise.all(
    parts.map(async part => unitWorth(db, kept, await meantUnit(db, [part], search), search)),
  )
  if (!head || !tail || tail.isEmpty) return lacking(kept)
  const together = tail.worth.map((own, place) =>
    own > 0 && head.worth[place]! > 0 ? own + head.worth[place]! : 0,
  )
  const hasBoth = isSeen(together, search.visible)
  return {
    worth: hasBoth ? together : tail.worth,
    meant: hasBoth ? parts.join(' ') : parts[1],
    also: [...(hasBoth ? head.also : []), ...tail.also],
    isEmpty: false,
  }
}

/**
 * Other readings of a word that no product contains: a part of longer words, two words written as one, or a typing
 * error.
 */
async function otherWorth(
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
): Promise<UnitWorth> {
  const [word = ''] = unit.words
  const vocabulary = wordsOf(kept, search)
  const inside = wordsWith(word, vocabulary.words, mostInside)
  if (inside.length > 0) {
    const worth = new Float32Array(kept.searchIndex.size)
    await addPhrases(
      db,
      kept,
      inside.map(one => whole([one])),
      search,
      { worth, weight: 1 },
    )
    if (isSeen(worth, search.visible)) return { worth, meant: undefined, also: [], isEmpty: false }
  }
  const parts = splitWord(word, vocabulary.has)
  if (parts) return joinedWorth(db, kept, parts, search)
  const near =
    nearestWord(word, vocabulary.words, unit.isUnfinished) ?? endOf(word, vocabulary, search.locale)
  if (!near) return lacking(kept)
  const worth = new Float32Array(kept.searchIndex.size)
  const meant = await meantUnit(db, [near], search)
  const hasOwn = await addUnit(db, kept, meant, search, worth)
  if (!isSeen(worth, search.visible)) return lacking(kept)
  return { worth, meant: near, also: hasOwn ? [] : meant.shown, isEmpty: false }
}

/** The last part of a German compound is its main noun: a `sammelfigur` is a `figur`. */
const endOf = (word: string, vocabulary: Vocabulary, locale: Locale): string | undefined =>
  locale === 'de' ? knownEnd(word, vocabulary.has) : undefined

/**
 * `unit` must not be empty. The database compares the beginnings of stems, which a typing error may match by chance.
 * They count if a known word begins like that, or if nothing else matches.
 */
export async function unitWorth(
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
): Promise<UnitWorth> {
  const { visible, isExact } = search
  const worth = new Float32Array(kept.searchIndex.size)
  const hasOwn = await addUnit(db, kept, unit, search, worth)
  const found = (): UnitWorth => ({
    worth,
    meant: undefined,
    also: hasOwn || !isSeen(worth, visible) ? [] : unit.shown,
    isEmpty: !isSeen(worth, visible),
  })
  const isFound = isSeen(worth, visible)
  const [last = ''] = unit.words.slice(-1)
  const begins = unit.isUnfinished && wordsOf(kept, search).begins(last)
  if (unit.isUnfinished && (begins || (isFound && !isExact)))
    await addBeginnings(db, kept, unit, search, worth)
  if (isSeen(worth, visible) || isExact || unit.words.length > 1) return found()
  const other = await otherWorth(db, kept, unit, search)
  if (!other.isEmpty || !unit.isUnfinished) return other
  await addBeginnings(db, kept, unit, search, worth)
  return found()
}
