/** The words that one reader may see: of visible titles, categories, values and synonyms. Updated by change. */
import type { Role } from '@/contract/permissions.ts'
import { type Bits, has, noBits } from '../search-index/bits.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { countBefore } from '../search-index/sorted-places.ts'
import type { Places, TitleIndex } from '../search-index/title-index.ts'
import { isWord, joinWords, type KnownWord, knownWord, wordsWith } from './vocabulary.ts'

export interface Vocabulary {
  words: readonly KnownWord[] // sorted by their letters
  has(word: string): boolean
  begins(part: string): boolean // whether any word starts with `part`
  containing(part: string, most: number): string[] // as `wordsWith`
}

/** The words of one reader as they were after a number of changes of `titles`. */
interface CachedWords {
  titles: TitleIndex
  changes: number
  words: KnownWord[]
  joined: string | undefined // by `joinWords`, when it is needed
  nextOrder: number
}

/** What the words of all readers of a language have in common. */
export interface SharedWords {
  openWords: ReadonlySet<string> // of names and synonyms, visible to every reader
  vocabularies: Map<Role | undefined, CachedWords>
}

interface WordSource {
  openWords: SharedWords['openWords']
  titles: TitleIndex
  visible: Bits
}

const endOf = ({ changedWords: { dropped, latest } }: TitleIndex): number => dropped + latest.length

function countVisible(places: Places, visible: Bits): number {
  let count = 0
  for (const place of places) if (has(visible, place)) count += 1
  return count
}

/** Words of the shop first, then those of titles in the order of `titles.words`. */
function build({ openWords, titles, visible }: WordSource): CachedWords {
  const uses = new Map([...openWords].filter(isWord).map(word => [word, 1]))
  for (const [word, places] of titles.words) {
    if (!isWord(word)) continue
    const count = countVisible(places, visible)
    if (count > 0) uses.set(word, (uses.get(word) ?? 0) + count)
  }
  const words = [...uses].map(([word, count], order) => knownWord(word, count, order))
  words.sort((a, b) => (a.word < b.word ? -1 : 1))
  return { titles, changes: endOf(titles), words, joined: undefined, nextOrder: words.length }
}

/** Returns the position of the first word that is not before `text`. */
const positionOf = (words: readonly KnownWord[], text: string): number =>
  countBefore(words, ({ word }) => word < text)

/** Returns each word that changed since, new ones in the order in which they were added, and whether it is new in titles. */
function changesSince({ changedWords: { dropped, latest } }: TitleIndex, from: number): Map<string, boolean> {
  const changes = new Map<string, boolean>()
  for (const { word, isNew } of latest.slice(from - dropped)) {
    if (isNew) changes.delete(word)
    changes.set(word, isNew || (changes.get(word) ?? false))
  }
  return changes
}

/** Counts only changed words again. Modifies `cached`. Returns false if all must be counted. */
function update(cached: CachedWords, { openWords, titles, visible }: WordSource): boolean {
  if (cached.titles !== titles || cached.changes < titles.changedWords.dropped) return false
  const { words } = cached
  for (const [word, isNew] of changesSince(titles, cached.changes)) {
    if (!isWord(word)) continue
    const isOpen = openWords.has(word)
    const uses = Number(isOpen) + countVisible(titles.words.get(word) ?? new Int32Array(), visible)
    const at = positionOf(words, word)
    const existing = words[at]?.word === word ? words[at] : undefined
    if (existing && uses > 0 && (isOpen || !isNew)) words[at] = { ...existing, uses }
    else {
      cached.joined = undefined
      if (existing) words.splice(at, 1)
      if (uses > 0 && !isNew) return false // its position in the order of words is unknown
      if (uses > 0) words.splice(at, 0, knownWord(word, uses, cached.nextOrder++))
    }
  }
  cached.changes = endOf(titles)
  return true
}

/** Excludes words that occur only in products that the reader may not see. */
export function vocabularyFor(
  { openWords, vocabularies }: SharedWords,
  { searchIndex, titles }: { searchIndex: SearchIndex; titles: TitleIndex },
  role: Role | undefined,
): Vocabulary {
  const visible = searchIndex.visible.get(role) ?? noBits(searchIndex.size)
  const source = { openWords, titles, visible }
  const existing = vocabularies.get(role)
  const cached = existing && update(existing, source) ? existing : build(source)
  vocabularies.set(role, cached)
  const { words } = cached
  return {
    words,
    has: word => openWords.has(word) || (titles.words.get(word)?.some(place => has(visible, place)) ?? false),
    begins: part => words[positionOf(words, part)]?.word.startsWith(part) ?? false,
    containing: (part, most) => {
      cached.joined ??= joinWords(words)
      return wordsWith(part, words, cached.joined, most)
    },
  }
}
