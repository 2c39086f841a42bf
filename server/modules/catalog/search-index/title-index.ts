/** Titles in one language by place: their order, the words in them, and the stems of all texts. Updated by change. Pure. */
import { formatTag, type Locale } from '@/contract/locales.ts'
import { plainWords } from '../word-search/vocabulary.ts'
import { noBits, put } from './bits.ts'
import { type Compare, reordered } from './sorted-places.ts'
import { collectTexts, type TextIndex, unchanged } from './text-index.ts'

/**
 * Ascending places in the index. Most words are in few titles, so a set of all products per word would need memory and time that grow
 * with the square of the catalogue.
 */
export type Places = Int32Array

export interface TitleIndex {
  texts: (string | undefined)[] // by place; undefined: no product
  order: Int32Array // places of products, sorted by title
  words: Map<string, Places>
  stems: TextIndex // of titles, subtitles and descriptions
  changedWords: WordChanges
}

/** Words whose products changed, or which readers see these products, in the order of the changes. */
interface WordChanges {
  dropped: number // how many are not stored any more
  latest: { word: string; isNew: boolean }[] // `isNew`: no title contained the word
}

const noWordChanges = (): WordChanges => ({ dropped: 0, latest: [] })

const wordsIn = (title: string): Set<string> => new Set(plainWords(title))

function compareTitles(texts: TitleIndex['texts'], locale: Locale): Compare {
  const { compare } = new Intl.Collator(formatTag(locale), { numeric: true, sensitivity: 'base' })
  return (a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b
}

export function buildTitles(
  texts: TitleIndex['texts'],
  locale: Locale,
  stems = collectTexts().build(),
): TitleIndex {
  const places = texts.flatMap((title, place) => (title === undefined ? [] : [place]))
  const words = new Map<string, number[]>()
  for (const place of places)
    for (const word of wordsIn(texts[place] ?? '')) {
      const own = words.get(word)
      if (own) own.push(place)
      else words.set(word, [place])
    }
  return {
    texts,
    order: Int32Array.from(places).sort(compareTitles(texts, locale)),
    words: inOneBuffer(words),
    stems,
    changedWords: noWordChanges(),
  }
}

/** Most lists are short, so that a buffer for each would need more memory than its places. */
function inOneBuffer(words: ReadonlyMap<string, ArrayLike<number>>): TitleIndex['words'] {
  const buffer = new Int32Array([...words.values()].reduce((sum, { length }) => sum + length, 0))
  const result: TitleIndex['words'] = new Map()
  let from = 0
  for (const [word, places] of words) {
    buffer.set(places, from)
    result.set(word, buffer.subarray(from, from + places.length))
    from += places.length
  }
  return result
}

/** Titles as few large values, which are passed between threads faster than many small ones. */
export interface PackedTitles {
  texts: string
  order: Int32Array
  words: string
  ends: Int32Array // where the places of each word end in `places`
  places: Int32Array
  stems: Pick<TextIndex, 'ends' | 'postings' | 'ranks' | 'numbers'> & { stems: string }
}

const separator = '\0' // no text in PostgreSQL contains it

export function packTitles({ texts, order, words, stems }: TitleIndex): PackedTitles {
  const lists = [...words.values()]
  const places = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  const ends = new Int32Array(lists.length)
  let end = 0
  for (const [at, list] of lists.entries()) {
    places.set(list, end)
    end += list.length
    ends[at] = end
  }
  const { ends: stemEnds, postings, ranks, numbers } = stems
  return {
    texts: texts.join(separator),
    order,
    words: [...words.keys()].join(separator),
    ends,
    places,
    stems: { ends: stemEnds, postings, ranks, numbers, stems: stems.stems.join(separator) },
  }
}

/** `ids` by place; 0: no product. */
export function unpackTitles(
  { texts, order, words, ends, places, stems }: PackedTitles,
  ids: Int32Array,
): TitleIndex {
  const listAt = (at: number) => places.subarray(ends[at - 1] ?? 0, ends[at])
  return {
    texts: texts.split(separator).map((title, place) => (ids[place] ? title : undefined)),
    order,
    words: new Map(ends.length > 0 ? words.split(separator).map((word, at) => [word, listAt(at)]) : []),
    stems: {
      ...stems,
      stems: stems.ends.length > 0 ? stems.stems.split(separator) : [],
      ...unchanged(),
    },
    changedWords: noWordChanges(),
  }
}

function addPlace(words: Map<string, Places>, word: string, place: number): void {
  const own = words.get(word) ?? new Int32Array()
  const at = own.findLastIndex(other => other < place) + 1
  const longer = new Int32Array(own.length + 1)
  longer.set(own.subarray(0, at))
  longer[at] = place
  longer.set(own.subarray(at), at + 1)
  words.set(word, longer)
}

function removePlace(words: Map<string, Places>, word: string, place: number): void {
  const own = words.get(word)?.filter(other => other !== place)
  if (own?.length) words.set(word, own)
  else words.delete(word)
}

const mostStored = 10_000

function noteChange({ changedWords }: TitleIndex, word: string, isNew: boolean): void {
  if (changedWords.latest.length === mostStored) {
    changedWords.dropped += mostStored
    changedWords.latest = []
  }
  changedWords.latest.push({ word, isNew })
}

/** Call it after a change of the readers who see these places. Modifies `titles`. */
export function noteVisibility(titles: TitleIndex, places: Iterable<number>): void {
  for (const place of places)
    for (const word of wordsIn(titles.texts[place] ?? '')) noteChange(titles, word, false)
}

/**
 * Replaces the titles of these places; undefined: the place has no product any more. Modifies `titles`. */
export function updateTitles(
  titles: TitleIndex,
  changed: ReadonlyMap<number, string | undefined>,
  size: number,
  locale: Locale,
): void {
  const { texts, words } = titles
  const moved = noBits(size)
  const entering: number[] = []
  let isChanged = false
  for (const [place, title] of changed) {
    const before = texts[place]
    if (title === before) continue
    isChanged = true
    put(moved, place)
    const [old, current] = [wordsIn(before ?? ''), wordsIn(title ?? '')]
    for (const word of old)
      if (!current.has(word)) {
        removePlace(words, word, place)
        noteChange(titles, word, false)
      }
    for (const word of current)
      if (!old.has(word)) {
        noteChange(titles, word, !words.has(word))
        addPlace(words, word, place)
      }
    texts[place] = title
    if (title !== undefined) entering.push(place)
  }
  if (isChanged) titles.order = reordered(titles.order, moved, entering, compareTitles(texts, locale))
}
