/**
 * Words as a search compares them, and the known word that is most similar to a mistyped one: letters added, missing,
 * wrong or swapped, also in an unfinished word. Pure.
 */

import { foldText } from '@/lib/fold-text.ts'

/** Normalised like the search column. At most eight words. */
export const plainWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .slice(0, 8)

const shortest = 3 // characters; shorter words are too similar to each other

/** Whether a word can replace a mistyped one: it has at least three letters and no digit. */
export const isWord = (word: string): boolean => word.length >= shortest && !/\d/.test(word)

type CostRows = [before: Int32Array, last: Int32Array, current: Int32Array]
const costRows = (length: number): CostRows => [
  new Int32Array(length),
  new Int32Array(length),
  new Int32Array(length),
]
let reused = costRows(32)

/**
 * Edit distance of two words, where swapping adjacent letters counts one. Returns `most` + 1 as soon as it is exceeded.
 * Cells further than `most` from the diagonal cost more than `most` and are not computed.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  if (b.length >= reused[0].length) reused = costRows(2 * b.length)
  let [before, last, current] = reused
  for (let at = 0; at <= b.length; at++) last[at] = at
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - most)
    const to = Math.min(b.length, row + most)
    current[from - 1] = from === 1 ? row : most + 1
    let least = current[from - 1]!
    for (let at = from; at <= to; at++) {
      const isSame = a.charCodeAt(row - 1) === b.charCodeAt(at - 1)
      let cost = Math.min(last[at]! + 1, current[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1))
      if (
        row > 1 &&
        at > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(at - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(at - 1)
      )
        cost = Math.min(cost, before[at - 2]! + 1)
      current[at] = cost
      least = Math.min(least, cost)
    }
    if (to < b.length) current[to + 1] = most + 1
    if (least > most) return most + 1
    ;[before, last, current] = [last, current, before]
  }
  return Math.min(last[b.length]!, most + 1)
}

/** Maximum number of corrected edits: two in a long word, one in a short one. */
const forgiven = (word: string): number => (word.length < shortest ? 0 : word.length < 7 ? 1 : 2)

/** A word with the set of its letters, which excludes most words without computing an edit distance. */
export interface KnownWord {
  word: string
  letters: number // one bit per letter
  uses: number // more frequent words take precedence
  order: number // of equally frequent words, those with a lower number take precedence
}

/** One bit for each of a–z, and one for all other letters. */
function charactersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at) - 97
    bits |= 1 << (code >= 0 && code < 26 ? code : 26)
  }
  return bits
}

export const knownWord = (word: string, uses: number, order = 0): KnownWord => ({
  word,
  letters: charactersOf(word),
  uses,
  order,
})

function hasMoreBits(word: number, most: number): boolean {
  let bits = word
  for (let count = 0; count <= most; count++) {
    if (bits === 0) return false
    bits &= bits - 1
  }
  return true
}

/** Completing a word costs half an edit. A different first letter costs almost one, because it is rarely mistyped. */
const beginningCosts = 0.5
const firstCharacterCosts = 0.6

/** Distances of a typed word to a whole word and to its first characters, as many as typed. */
interface Distances {
  whole: number
  begun: number
}

type Measure = (word: string, most: number) => Distances

const measureByRows =
  (typed: string): Measure =>
  (word, most) => ({
    whole: editDistance(typed, word, most),
    begun: editDistance(typed, word.slice(0, typed.length), most),
  })

const longestInBits = 31 // characters

/**
 * Computes the same distances as `editDistance` with one bit per typed character: a column of the table of costs takes a few
 * operations (Hyyrö 2003, “A bit-vector algorithm for computing Levenshtein and Damerau edit distances”).
 */
function measureInBits(typed: string): Measure {
  const masks = new Map<number, number>()
  const asciiMasks = new Int32Array(128)
  for (let at = 0; at < typed.length; at++) {
    const code = typed.charCodeAt(at)
    masks.set(code, (masks.get(code) ?? 0) | (1 << at))
    if (code < asciiMasks.length) asciiMasks[code] = masks.get(code)!
  }
  const lastBit = 1 << (typed.length - 1)
  const distances: Distances = { whole: 0, begun: 0 } // reused, because a search measures thousands of words
  return (word, most) => {
    const hasWhole = word.length <= typed.length + most
    const end = hasWhole ? word.length : typed.length
    let [increases, decreases, diagonal, maskBefore, distance] = [-1, 0, 0, 0, typed.length]
    distances.begun = most + 1
    for (let at = 0; at < end; at++) {
      const code = word.charCodeAt(at)
      const mask = code < asciiMasks.length ? asciiMasks[code]! : (masks.get(code) ?? 0)
      const swapped = ((~diagonal & mask) << 1) & maskBefore
      diagonal = ((((mask & increases) + increases) | 0) ^ increases) | mask | decreases | swapped
      const right = decreases | ~(diagonal | increases)
      const left = diagonal & increases
      if ((right & lastBit) !== 0) distance += 1
      else if ((left & lastBit) !== 0) distance -= 1
      const shifted = (right << 1) | 1
      increases = (left << 1) | ~(diagonal | shifted)
      decreases = shifted & diagonal
      maskBefore = mask
      if (at + 1 === typed.length) distances.begun = Math.min(distance, most + 1)
    }
    distances.whole = hasWhole ? Math.min(distance, most + 1) : most + 1
    if (word.length < typed.length) distances.begun = distances.whole
    return distances
  }
}

/** For words that are compared with many others. */
export const measureOf = (typed: string): Measure =>
  typed.length <= longestInBits ? measureInBits(typed) : measureByRows(typed)

function costOf(
  typed: string,
  { word }: KnownWord,
  measure: Measure,
  most: number,
  isUnfinished: boolean,
): number {
  const { whole, begun } = measure(word, most)
  const mayBegin = isUnfinished && word.length > typed.length && typed.length > shortest
  return (
    Math.min(whole, mayBegin && begun <= most ? begun + beginningCosts : most + 1) +
    (typed[0] === word[0] ? 0 : firstCharacterCosts)
  )
}

const takesPrecedence = (one: KnownWord, other: KnownWord): boolean =>
  one.uses > other.uses || (one.uses === other.uses && one.order < other.order)

/**
 * Returns the known word that a mistyped one means, or undefined when none is similar enough. `isUnfinished`: the word
 * may be the beginning of one.
 */
export function nearestWord(
  typed: string,
  known: readonly KnownWord[],
  isUnfinished: boolean,
): string | undefined {
  const most = forgiven(typed)
  if (most === 0) return undefined
  const letters = charactersOf(typed)
  const measure = measureOf(typed)
  let best: KnownWord | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of known) {
    if (one.word.length < typed.length - most) continue
    if (!isUnfinished && one.word.length > typed.length + most) continue
    // A letter of the typed word that the known one lacks needs at least one edit.
    if (hasMoreBits(letters & ~one.letters, most)) continue
    const cost = costOf(typed, one, measure, most, isUnfinished)
    if (cost >= most + 1 || cost > least) continue
    if (cost === least && best && !takesPrecedence(one, best)) continue
    least = cost
    best = one
  }
  return best?.word
}

const shortestPart = 3 // characters

/**
 * Splits two known words that are written as one (`deckbox`), possibly with a linking s between them. Returns undefined
 * for other words.
 */
export function splitWord(word: string, isKnown: (part: string) => boolean): [string, string] | undefined {
  for (let at = word.length - shortestPart; at >= shortestPart; at--) {
    const head = word.slice(0, at)
    const tail = word.slice(at)
    if (!isKnown(tail)) continue
    if (isKnown(head)) return [head, tail]
    if (head.endsWith('s') && head.length > shortestPart && isKnown(head.slice(0, -1)))
      return [head.slice(0, -1), tail]
  }
  return undefined
}

const shortestInside = 4 // characters

/** Words in one text, in which a part of a word is found faster than in many texts. */
export const joinWords = (known: readonly KnownWord[]): string =>
  `${known.map(({ word }) => word).join('\n')}\n`

/**
 * Returns known words that contain this one in the middle or at the end (`spielmatte` for `matte`), most frequent
 * first. `joined`: `joinWords(known)`.
 */
export function wordsWith(part: string, known: readonly KnownWord[], joined: string, most: number): string[] {
  if (part.length < shortestInside) return []
  const words = new Set<string>()
  for (let at = joined.indexOf(part); at >= 0; ) {
    const end = joined.indexOf('\n', at)
    const start = joined.lastIndexOf('\n', at) + 1
    if (end - start > part.length) words.add(joined.slice(start, end))
    at = joined.indexOf(part, end)
  }
  if (words.size === 0) return []
  return known
    .filter(({ word }) => words.has(word))
    .sort((a, b) => b.uses - a.uses || a.order - b.order)
    .slice(0, most)
    .map(({ word }) => word)
}

/** Returns the longest known word at the end of this one, with at least four letters, or undefined. */
export function knownEnd(word: string, isKnown: (part: string) => boolean): string | undefined {
  for (let at = 1; at <= word.length - shortestInside; at++)
    if (isKnown(word.slice(at))) return word.slice(at)
  return undefined
}
