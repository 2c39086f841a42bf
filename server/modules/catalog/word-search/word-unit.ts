/** A search word, or several that form one synonym, and the products that match it. */
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import type { Bits } from '../search-index/bits.ts'
import type { TitleIndex } from '../search-index/title-index.ts'
import { allOf, anyOf, equalHits, type Hits, isSeen, noHits, textHits, weighted } from './hits.ts'
import { bitsOfGoods, goodsNamed, type Lexicon, synonymAt, titledWith } from './lexicon.ts'
import { type Vocabulary, vocabularyFor } from './reader-vocabulary.ts'
import type { Phrase } from './search-repo.ts'
import { type Stem, stemmer } from './stems.ts'
import { knownEnd, nearestWord, splitWord } from './vocabulary.ts'

export interface Unit {
  typed: string // as written
  words: readonly string[] // normalised
  isUnfinished: boolean // the last word of the search, which may be unfinished
  means: readonly (readonly string[])[] // phrases of its synonyms
  shown: readonly string[] // the same phrases as entered
  isSure: boolean // its words together hardly mean anything except the synonym
}

export interface UnitMatches {
  hits: Hits
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

/** Matches texts, categories and values, and words of titles that are in no index. */
async function hitsOfPhrases(
  db: Queryable,
  kept: CachedIndex,
  phrases: readonly Phrase[],
  { lexicon, titles, locale }: UnitSearch,
  weight: number,
): Promise<Hits[]> {
  if (phrases.length === 0) return []
  const stem = await stemmer(
    db,
    phrases.flatMap(({ words }) => words),
    locale,
  )
  const hits = await Promise.all(phrases.map(phrase => textHits(db, kept, phrase, titles, locale)))
  for (const phrase of phrases) {
    for (const goods of goodsNamed(lexicon, phrase.words, phrase.isUnfinished, stem)) {
      const bits = bitsOfGoods(kept.searchIndex, goods)
      if (bits) hits.push(equalHits(bits, goods.weight))
    }
    if (phrase.words.some(word => stem(word) === null)) {
      const titled = titledWith(titles, kept.searchIndex, phrase.words)
      if (titled) hits.push(equalHits(titled, titleWordWeight))
    }
  }
  return weight === 1 ? hits : hits.map(own => weighted(own, weight))
}

/** Returns the words that the reader may see. */
const wordsOf = ({ searchIndex }: CachedIndex, { lexicon, titles, role }: UnitSearch): Vocabulary =>
  vocabularyFor(lexicon, { searchIndex, titles }, role)

const whole = (words: readonly string[]): Phrase => ({ words, isUnfinished: false })

interface WordsAndSynonyms {
  hits: Hits[]
  hasOwn: boolean // a visible product has the words themselves
}

/** Matches the complete words and their synonyms. */
async function hitsOfUnit(
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
): Promise<WordsAndSynonyms> {
  const own = await hitsOfPhrases(db, kept, [whole(unit.words)], search, 1)
  const weight = unit.isSure ? sureSynonymWeight : synonymWeight
  const synonyms = await hitsOfPhrases(db, kept, unit.means.map(whole), search, weight)
  return { hits: [...own, ...synonyms], hasOwn: isSeen(own, search.visible) }
}

/** Matches words that begin with the last one. */
const hitsOfBeginning = (db: Queryable, kept: CachedIndex, unit: Unit, search: UnitSearch): Promise<Hits[]> =>
  hitsOfPhrases(db, kept, [unit], search, beginningWeight)

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

const noMatches: UnitMatches = { hits: noHits, meant: undefined, also: [], isEmpty: true }

/** Two words written as one: matches products with both, or else those with the second, which is the main noun. */
async function joinedMatches(
  db: Queryable,
  kept: CachedIndex,
  parts: readonly [string, string],
  search: UnitSearch,
): Promise<UnitMatches> {
  const [head, tail] = await Promise.all(
    parts.map(async part => unitMatches(db, kept, await meantUnit(db, [part], search), search)),
  )
  if (!head || !tail || tail.isEmpty) return noMatches
  const together = allOf(tail.hits, head.hits)
  const hasBoth = isSeen([together], search.visible)
  return {
    hits: hasBoth ? together : tail.hits,
    meant: hasBoth ? parts.join(' ') : parts[1],
    also: [...(hasBoth ? head.also : []), ...tail.also],
    isEmpty: false,
  }
}

/**
 * Other readings of a word that no product contains: a part of longer words, two words written as one, or a typing
 * error.
 */
async function otherMatches(
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
): Promise<UnitMatches> {
  const [word = ''] = unit.words
  const { size } = kept.searchIndex
  const vocabulary = wordsOf(kept, search)
  const inside = vocabulary.containing(word, mostInside).map(one => whole([one]))
  const hitsInside = await hitsOfPhrases(db, kept, inside, search, 1)
  if (isSeen(hitsInside, search.visible))
    return { hits: anyOf(hitsInside, size), meant: undefined, also: [], isEmpty: false }
  const parts = splitWord(word, vocabulary.has)
  if (parts) return joinedMatches(db, kept, parts, search)
  const near =
    nearestWord(word, vocabulary.words, unit.isUnfinished) ?? endOf(word, vocabulary, search.locale)
  if (!near) return noMatches
  const meant = await meantUnit(db, [near], search)
  const { hits, hasOwn } = await hitsOfUnit(db, kept, meant, search)
  if (!isSeen(hits, search.visible)) return noMatches
  return { hits: anyOf(hits, size), meant: near, also: hasOwn ? [] : meant.shown, isEmpty: false }
}

/** The last part of a German compound is its main noun: a `sammelfigur` is a `figur`. */
const endOf = (word: string, vocabulary: Vocabulary, locale: Locale): string | undefined =>
  locale === 'de' ? knownEnd(word, vocabulary.has) : undefined

/**
 * `unit` must not be empty. The database compares the beginnings of stems, which a typing error may match by chance.
 * They count if a known word begins like that, or if nothing else matches.
 */
export async function unitMatches(
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
): Promise<UnitMatches> {
  const { visible, isExact } = search
  const { hits, hasOwn } = await hitsOfUnit(db, kept, unit, search)
  const isFound = isSeen(hits, visible)
  const matches = (isEmpty: boolean): UnitMatches => ({
    hits: anyOf(hits, kept.searchIndex.size),
    meant: undefined,
    also: hasOwn || isEmpty ? [] : unit.shown,
    isEmpty,
  })
  const [last = ''] = unit.words.slice(-1)
  const begins = unit.isUnfinished && wordsOf(kept, search).begins(last)
  const addBeginnings = async () => void hits.push(...(await hitsOfBeginning(db, kept, unit, search)))
  if (unit.isUnfinished && (begins || (isFound && !isExact))) await addBeginnings()
  const isEmpty = !isSeen(hits, visible)
  if (!isEmpty || isExact || unit.words.length > 1) return matches(isEmpty)
  const other = await otherMatches(db, kept, unit, search)
  if (!other.isEmpty || !unit.isUnfinished) return other
  await addBeginnings()
  return matches(!isSeen(hits, visible))
}
