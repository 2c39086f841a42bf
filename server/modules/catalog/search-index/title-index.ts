/** Titles in one language by place: their order, and the words in them. Updated by change. Pure. */
import { formatTag, type Locale } from '@/contract/locales.ts'
import { plainWords } from '../word-search/vocabulary.ts'
import { noBits, put } from './bits.ts'
import { type Compare, reordered } from './sorted-places.ts'

/**
 * Ascending places in the index. Most words are in few titles, so a set of all products per word would need memory and time that grow
 * with the square of the catalogue.
 */
export type Places = Int32Array

export interface TitleIndex {
  texts: (string | undefined)[] // by place; undefined: no product
  order: Int32Array // places of products, sorted by title
  words: Map<string, Places>
}

const wordsIn = (title: string): Set<string> => new Set(plainWords(title))

function compareTitles(texts: TitleIndex['texts'], locale: Locale): Compare {
  const { compare } = new Intl.Collator(formatTag(locale), { numeric: true, sensitivity: 'base' })
  return (a, b) => compare(texts[a] ?? '', texts[b] ?? '') || a - b
}

export function buildTitles(texts: TitleIndex['texts'], locale: Locale): TitleIndex {
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
    words: new Map([...words].map(([word, own]) => [word, Int32Array.from(own)])),
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

/**
 * Replaces the titles of these places; undefined: the place has no product any more. Modifies `titles`. Returns whether any title
 * changed.
 */
export function updateTitles(
  titles: TitleIndex,
  changed: ReadonlyMap<number, string | undefined>,
  size: number,
  locale: Locale,
): boolean {
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
    for (const word of old) if (!current.has(word)) removePlace(words, word, place)
    for (const word of current) if (!old.has(word)) addPlace(words, word, place)
    texts[place] = title
    if (title !== undefined) entering.push(place)
  }
  if (isChanged) titles.order = reordered(titles.order, moved, entering, compareTitles(texts, locale))
  return isChanged
}
