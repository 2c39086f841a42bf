/** Searches by words with the indexes of PostgreSQL: stems, synonyms, names of categories and values, and similar words. */
import type { Queryable } from '../../../kernel/db/database.ts'
import type { CachedIndex } from '../search-index/apply-changes.ts'
import type { IndexStructure } from '../search-index/search-index.ts'
import { goodsNamed, type Lexicon } from '../word-search/lexicon.ts'
import {
  type FoundByWords,
  lexiconOf,
  literally,
  maxResults,
  searchNumber,
  understoodOf,
  type WordSearch,
} from '../word-search/search-products.ts'
import { type Stem, stemmer } from '../word-search/stems.ts'
import { isWord, knownWord, nearestWord, plainWords } from '../word-search/vocabulary.ts'
import { meantUnit, readUnits, type Unit } from '../word-search/word-unit.ts'
import { isVisible, visibleEntries } from './query-entries-repo.ts'
import { matchesOfUnits, titlesLike, type UnitTerms } from './search-entries-repo.ts'

const synonymWeight = 0.6
const beginningWeight = 0.4

function termsOf(unit: Unit, lexicon: Lexicon, stem: Stem, { above }: IndexStructure): UnitTerms {
  const phraseOf = (words: readonly string[], weight: number, isUnfinished = false) => ({
    words,
    weight,
    isUnfinished,
    hasStopWord: words.some(word => stem(word) === null),
  })
  const phrases = [
    phraseOf(unit.words, 1),
    ...(unit.isUnfinished ? [phraseOf(unit.words, beginningWeight, true)] : []),
    ...unit.means.map(words => phraseOf(words, synonymWeight)),
  ]
  const goods = phrases.flatMap(({ words, isUnfinished }) => goodsNamed(lexicon, words, isUnfinished, stem))
  const named = goods.filter(({ kind }) => kind === 'category').map(({ id }) => id)
  const paths = [...(above ?? [])]
  return {
    phrases,
    categories: paths.filter(([, path]) => named.some(id => path.includes(id))).map(([id]) => id),
    values: goods.filter(({ kind }) => kind === 'value').map(({ id }) => id),
  }
}

const wordsOf = (units: readonly Unit[]): string[] =>
  units.flatMap(({ words, means }) => [...words, ...means.flat()])

/** Returns the known word that a mistyped one means, or undefined. */
async function meantWord(
  db: Queryable,
  unit: Unit,
  lexicon: Lexicon,
  { locale, role }: WordSearch,
  cached: CachedIndex,
): Promise<string | undefined> {
  const [word = ''] = unit.words
  if (unit.words.length > 1 || !isWord(word)) return undefined
  const titles = await titlesLike(db, word, locale, isVisible(cached.searchIndex, role))
  const known = new Set([...titles.flatMap(plainWords), ...lexicon.openWords].filter(isWord))
  return nearestWord(
    word,
    [...known].map(one => knownWord(one, 1)),
    unit.isUnfinished,
  )
}

export async function searchEntries(
  db: Queryable,
  cached: CachedIndex,
  asked: WordSearch,
): Promise<FoundByWords> {
  const { text, role, locale, isExact } = asked
  const { searchIndex } = cached
  const numbered = await searchNumber(db, text, ids => visibleEntries(db, searchIndex, ids, role))
  if (numbered.length > 0) return { ids: numbered, understood: literally(text), words: [] }
  const words = plainWords(text)
  const lexicon = await lexiconOf(db, cached, locale)
  const typed = readUnits(words, text, lexicon, await stemmer(db, words, locale), isExact)
  if (typed.length === 0) return { ids: [], understood: literally(text), words }
  const matchesFor = async (units: readonly Unit[]) => {
    const stem = await stemmer(db, wordsOf(units), locale)
    const terms = units.map(unit => termsOf(unit, lexicon, stem, searchIndex))
    return matchesOfUnits(db, terms, locale, isVisible(searchIndex, role), maxResults)
  }
  let matches = await matchesFor(typed)
  const meant: (string | undefined)[] = typed.map(() => undefined)
  if (!isExact && matches.unitCounts.includes(0)) {
    const units = [...typed]
    for (const [at, unit] of typed.entries()) {
      if (matches.unitCounts[at]! > 0) continue
      meant[at] = await meantWord(db, unit, lexicon, asked, cached)
      if (meant[at]) units[at] = await meantUnit(db, [meant[at]], { lexicon, locale })
    }
    if (meant.some(Boolean)) matches = await matchesFor(units)
  }
  const { ids, most, unitCounts } = matches
  const worths = unitCounts.map((count, at) => ({
    meant: meant[at],
    also: typed[at]!.shown,
    isEmpty: count === 0,
  }))
  const isRefused = isExact && most < typed.length
  return {
    ids: isRefused ? [] : ids,
    understood: isExact ? literally(text) : understoodOf(typed, worths, most),
    words,
  }
}
