/** A word of a search, or a few that are one synonym, and what it is worth to each product. */
import type { Locale } from '../../../../src/contract/locales.ts'
import type { Role } from '../../../../src/contract/permissions.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { Bits } from '../search-index/bits.ts'
import type { CachedIndex } from '../search-index/cached-index.ts'
import { isSeen, raise, raiseAll, textHits } from './hits.ts'
import { goodsNamed, type Lexicon, synonymAt, type Vocabulary, vocabularyFor } from './lexicon.ts'
import { type Phrase, tsqueryOf } from './search-repo.ts'
import { type Stem, stemmer } from './stems.ts'
import { nearestWord, splitWord, wordsWith } from './vocabulary.ts'

export interface Unit {
  typed: string // as it was written
  words: readonly string[] // plain
  isUnfinished: boolean // the last of the search: it may be the beginning of a word
  means: readonly (readonly string[])[] // phrases of its synonyms
  shown: readonly string[] // those as they were entered
}

export interface UnitWorth {
  worth: Float32Array // by place; 0: the product lacks it
  meant: string | undefined // what a mistake of typing was taken for
  also: readonly string[] // synonyms that found what it did not
  isEmpty: boolean // nothing has it
}

export interface UnitSearch {
  lexicon: Lexicon
  stem: Stem
  visible: Bits
  locale: Locale
  role: Role | undefined
  isExact: boolean
}

const synonymWeight = 0.6
const shortestBeginning = 2 // characters

/** The words as they were written, in the order of the plain ones. */
const writtenWords = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)

/** Words that say nothing by themselves are left out, unless there is nothing else. */
export function readUnits(
  words: readonly string[],
  text: string,
  lexicon: Lexicon,
  stem: Stem,
  isExact: boolean,
): Unit[] {
  const written = writtenWords(text)
  const stems = words.map(stem)
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const synonym = isExact ? undefined : synonymAt(lexicon, stems, at)
    const length = synonym?.length ?? 1
    if (synonym || stems[at] !== null)
      units.push({
        typed: written.slice(at, at + length).join(' '),
        words: words.slice(at, at + length),
        isUnfinished: at + length === words.length && (words.at(-1)?.length ?? 0) >= shortestBeginning,
        means: synonym?.entries.flatMap(({ means }) => means) ?? [],
        shown: synonym?.entries.flatMap(({ shown }) => shown) ?? [],
      })
    at += length
  }
  return units
}

/** By texts, categories and values. Changes `worth`. */
async function addPhrases(
  db: Queryable,
  kept: CachedIndex,
  phrases: readonly Phrase[],
  { lexicon, stem, locale }: UnitSearch,
  into: { worth: Float32Array; weight: number },
): Promise<void> {
  if (phrases.length === 0) return
  raise(into.worth, await textHits(db, kept, tsqueryOf(phrases), locale), into.weight)
  for (const { words, isUnfinished } of phrases)
    for (const { bits, weight } of goodsNamed(lexicon, words, isUnfinished, stem))
      raiseAll(into.worth, bits, weight * into.weight)
}

const whole = (words: readonly string[]): Phrase => ({ words, isUnfinished: false })

/** What a word that nothing has may stand for: longer words that hold it, or what it was meant to be. */
function otherReadings(word: string, isUnfinished: boolean, vocabulary: Vocabulary) {
  const inside = wordsWith(word, vocabulary.words, 12)
  if (inside.length > 0) return { phrases: inside.map(one => whole([one])), meant: undefined }
  const parts = splitWord(word, vocabulary.has)
  if (parts) return { phrases: [whole(parts)], meant: parts.join(' ') }
  const near = nearestWord(word, vocabulary.words, isUnfinished)
  return near ? { phrases: [whole([near])], meant: near } : undefined
}

/** Synonyms of what a mistake of typing was taken for. */
async function synonymsOf(db: Queryable, words: readonly string[], { lexicon, locale }: UnitSearch) {
  const stem = await stemmer(db, words, locale)
  const entries = synonymAt(lexicon, words.map(stem), 0)?.entries ?? []
  return { means: entries.flatMap(({ means }) => means), shown: entries.flatMap(({ shown }) => shown) }
}

/** `unit` must not be empty. */
export async function unitWorth(
  db: Queryable,
  kept: CachedIndex,
  unit: Unit,
  search: UnitSearch,
): Promise<UnitWorth> {
  const worth = new Float32Array(kept.shelf.size)
  const { visible, isExact, lexicon, role } = search
  const isKnown = () => isSeen(worth, visible)
  await addPhrases(db, kept, [unit], search, { worth, weight: 1 })
  const hasOwn = isKnown()
  await addPhrases(db, kept, unit.means.map(whole), search, { worth, weight: synonymWeight })
  const also = hasOwn || !isKnown() ? [] : unit.shown
  const [word = ''] = unit.words
  if (isExact || isKnown() || unit.words.length > 1)
    return { worth, meant: undefined, also, isEmpty: !isKnown() }
  const reading = otherReadings(word, unit.isUnfinished, vocabularyFor(lexicon, kept.shelf, role))
  if (!reading) return { worth, meant: undefined, also: [], isEmpty: true }
  await addPhrases(db, kept, reading.phrases, search, { worth, weight: 1 })
  const hasTexts = isKnown()
  const more = await synonymsOf(db, reading.meant?.split(' ') ?? [], search)
  await addPhrases(db, kept, more.means.map(whole), search, { worth, weight: synonymWeight })
  const isEmpty = !isKnown()
  const found = isEmpty || hasTexts ? [] : more.shown
  return { worth, meant: isEmpty ? undefined : reading.meant, also: found, isEmpty }
}
