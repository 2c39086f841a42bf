/**
 * The vocabulary of the shop in one language: words of titles, names of categories and attribute values with their products, and
 * synonyms. Built once per language and change of categories, attributes and synonyms. Pure apart from its arguments.
 */
import type { SynonymWords } from '../../search-words/synonyms-repo.ts'
import { type Bits, both, noBits, put } from '../search-index/bits.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import type { Places, TitleIndex } from '../search-index/title-index.ts'
import type { SharedWords } from './reader-vocabulary.ts'
import type { NamedCategory } from './search-repo.ts'
import type { Stem } from './stems.ts'
import { plainWords } from './vocabulary.ts'

/** A category or an attribute value, whose name finds its products. */
export interface NamedGoods {
  words: readonly string[]
  stems: readonly string[]
  kind: 'category' | 'value'
  id: number
  weight: number
}

interface Synonym {
  stems: readonly string[] // of the text as written
  means: readonly (readonly string[])[] // normalised words of each phrase
  shown: readonly string[] // the same phrases as entered
}

export interface Lexicon extends SharedWords {
  goods: readonly NamedGoods[]
  synonyms: ReadonlyMap<string, readonly Synonym[]> // by the first stem, the longest first
}

export interface LexiconSource {
  categories: readonly NamedCategory[] // visible ones
  valueNames: readonly { id: number; name: string }[]
  synonyms: readonly SynonymWords[]
}

/** Title matches score above .6, matches of other texts about .24 (ts_rank). */
const categoryWeight = 0.3
const valueWeight = 0.2

/** Returns all words whose stems `buildLexicon` needs. */
export const lexiconWords = ({ categories, valueNames, synonyms }: LexiconSource): string[] => [
  ...new Set(
    [
      ...categories.map(({ name }) => name),
      ...valueNames.map(({ name }) => name),
      ...synonyms.flatMap(({ words }) => words),
    ].flatMap(plainWords),
  ),
]

function goodsOf({ categories, valueNames }: LexiconSource, stem: Stem): NamedGoods[] {
  const named = (name: string, of: Pick<NamedGoods, 'kind' | 'id' | 'weight'>): NamedGoods => {
    const words = plainWords(name)
    return { ...of, words, stems: words.flatMap(word => stem(word) ?? []) }
  }
  return [
    ...categories.map(({ id, name }) => named(name, { kind: 'category', id, weight: categoryWeight })),
    ...valueNames.map(({ id, name }) => named(name, { kind: 'value', id, weight: valueWeight })),
  ]
}

/** Returns the products, or undefined when there are none. */
export const bitsOfGoods = (
  { inCategory, valued }: SearchIndex,
  { kind, id }: NamedGoods,
): Bits | undefined => (kind === 'category' ? inCategory : valued).get(id)

function synonymsByStem(entries: readonly SynonymWords[], stem: Stem): Map<string, Synonym[]> {
  const found = new Map<string, Synonym[]>()
  for (const { words, means } of entries) {
    const phrases = means.map(plainWords).filter(phrase => phrase.length > 0)
    for (const word of words) {
      const stems = plainWords(word).map(one => stemOrWord(one, stem))
      const [first] = stems
      if (first === undefined) continue
      found.set(first, [...(found.get(first) ?? []), { stems, means: phrases, shown: means }])
    }
  }
  for (const own of found.values()) own.sort((a, b) => b.stems.length - a.stems.length)
  return found
}

export function buildLexicon(source: LexiconSource, stem: Stem): Lexicon {
  const open = [
    ...source.categories.map(({ name }) => name),
    ...source.valueNames.map(({ name }) => name),
    ...source.synonyms.flatMap(({ words }) => words),
  ]
  return {
    openWords: new Set(open.flatMap(plainWords)),
    goods: goodsOf(source, stem),
    synonyms: synonymsByStem(source.synonyms, stem),
    vocabularies: new Map(),
  }
}

/**
 * Returns whether a name contains these words. The last one may be the beginning of a word, with at least three
 * letters.
 */
function isNamed(goods: NamedGoods, words: readonly string[], isUnfinished: boolean, stem: Stem): boolean {
  const last = words.length - 1
  return words.every((word, at) => {
    const own = stem(word)
    if (own !== null && goods.stems.includes(own)) return true
    return isUnfinished && at === last && word.length >= 3 && goods.words.some(one => one.startsWith(word))
  })
}

/** Returns products under names that contain all of these words, with their score. */
export const goodsNamed = (
  lexicon: Lexicon,
  words: readonly string[],
  isUnfinished: boolean,
  stem: Stem,
): NamedGoods[] => lexicon.goods.filter(goods => isNamed(goods, words, isUnfinished, stem))

/** Stop words are compared by their letters when they are part of a synonym. */
const stemOrWord = (word: string, stem: Stem): string => stem(word) ?? word

/**
 * Returns the longest synonym that begins at a position of the words; `length` is the number of words it covers. A stop
 * word is a synonym only as the whole search: `te` alone is tea, and a pronoun in a sentence.
 */
export function synonymAt(
  lexicon: Lexicon,
  words: readonly string[],
  at: number,
  stem: Stem,
): { length: number; entries: readonly Synonym[] } | undefined {
  const stems = words.slice(at).map(word => stemOrWord(word, stem))
  const [first] = stems
  if (first === undefined) return undefined
  const isAlone = words.length === 1
  const fits = ({ stems: own }: Synonym) =>
    own.every((one, step) => stems[step] === one) && (own.length > 1 || isAlone || stem(words[at]!) !== null)
  const candidates = lexicon.synonyms.get(first)?.filter(fits) ?? []
  const length = candidates[0]?.stems.length ?? 0
  return length === 0 ? undefined : { length, entries: candidates.filter(one => one.stems.length === length) }
}

const noPlaces: Places = new Int32Array()

/** Returns products whose titles contain all of these words as written, or undefined when there are none. */
export function titledWith(
  { words: titleWords }: TitleIndex,
  { size }: SearchIndex,
  words: readonly string[],
): Bits | undefined {
  const rarestFirst = words.map(word => titleWords.get(word) ?? noPlaces).sort((a, b) => a.length - b.length)
  const [rarest = noPlaces, ...others] = rarestFirst
  if (rarest.length === 0) return undefined
  const bits = placedAt(rarest, size)
  return others.reduce((found, places) => both(found, placedAt(places, size)), bits)
}

function placedAt(places: Places, size: number): Bits {
  const bits = noBits(size)
  for (const place of places) put(bits, place)
  return bits
}

/** Returns id and name of every attribute value. */
export const namesOfValues = (
  searchIndex: SearchIndex,
  nameOf: (names: SearchIndex['attributes'][number]['names']) => string,
): { id: number; name: string }[] =>
  searchIndex.attributes.flatMap(({ values }) => values.map(({ id, names }) => ({ id, name: nameOf(names) })))
