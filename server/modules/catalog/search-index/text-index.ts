/**
 * Full-text index of the products in one language: for each stem the places whose texts contain it, each with the rank that PostgreSQL's
 * `ts_rank` returns for it. Compressed, and updated by change. Pure.
 */
import { type Bits, has, noBits, put, widened } from './bits.ts'
import { countBefore } from './sorted-places.ts'

/** Postings of a stem: for each place, ascending, the difference to the previous place and the number of its rank, both as varints. */
export interface TextIndex {
  stems: readonly string[] // sorted
  ends: Uint32Array // where the postings of each stem end
  postings: Uint8Array
  ranks: number[] // by their number
  numbers: Map<string, number> // weights of the occurrences of a stem in one text → number of their rank
  changes: TextChanges
}

/** Places whose postings are replaced. They are merged into the postings when there are many. */
interface TextChanges {
  replaced: Bits
  stemsOf: Map<number, readonly string[]> // by place; empty: no text
  added: Map<string, Map<number, number>> // stem → place → number of the rank
}

export const noChanges = (): TextChanges => ({
  replaced: noBits(0),
  stemsOf: new Map(),
  added: new Map(),
})

const weightOf: Record<string, number> = {
  A: 1,
  B: Math.fround(0.4),
  C: Math.fround(0.2),
  D: Math.fround(0.1),
}
const limitOfSum = 1.64493406685 // π²/6, as PostgreSQL writes it

/**
 * Computes `ts_rank` of one stem like `calc_rank_or` of PostgreSQL, with its precision. The result is not rounded to 32 bits, because
 * PostgreSQL rounds only sums.
 */
function rankOf(weights: string): number {
  const { fround } = Math
  let sum = 0
  let greatest = -1
  let atGreatest = 0
  for (const [at, letter] of [...weights].entries()) {
    const weight = weightOf[letter]!
    sum = fround(sum + fround(weight / ((at + 1) * (at + 1))))
    if (weight <= greatest) continue
    greatest = weight
    atGreatest = at
  }
  const once = fround(greatest / ((atGreatest + 1) * (atGreatest + 1)))
  return fround(fround(greatest + sum) - once) / limitOfSum
}

const entry = /'((?:[^'\\]|''|\\\\)*)'(?::([\dA-D,]+))?/g

/** Returns the weights of an entry's positions: `3A,14B,20` has `ABD`. */
function weightsOf(positions: string): string {
  let weights = ''
  for (const position of positions.split(',')) {
    const letter = position.at(-1)!
    weights += letter in weightOf ? letter : 'D'
  }
  return weights
}

/** Reads a text of the type `tsvector`: each stem with the number of its rank. Adds new ranks to the index. */
function* stemsIn(
  { ranks, numbers }: Pick<TextIndex, 'ranks' | 'numbers'>,
  vector: string,
): Generator<readonly [stem: string, rank: number]> {
  for (const [, quoted = '', positions = ''] of vector.matchAll(entry)) {
    const weights = weightsOf(positions)
    let number = numbers.get(weights)
    if (number === undefined) {
      number = ranks.push(rankOf(weights)) - 1
      numbers.set(weights, number)
    }
    yield [quoted.replaceAll("''", "'").replaceAll('\\\\', '\\'), number]
  }
}

/** Place and number of a rank in one number. */
const packing = 65_536
const packed = (place: number, rank: number): number => place * packing + rank

const bytesAtFirst = 1024
const longestPosting = 10 // bytes

/** Compresses postings: packed and ascending for each stem. */
function compressed(
  postings: ReadonlyMap<string, readonly number[]>,
): Pick<TextIndex, 'stems' | 'ends' | 'postings'> {
  const stems = [...postings.keys()].sort()
  const ends = new Uint32Array(stems.length)
  let bytes = new Uint8Array(bytesAtFirst)
  let end = 0
  const write = (value: number) => {
    let rest = value
    for (; rest > 127; rest >>>= 7) bytes[end++] = (rest & 127) | 128
    bytes[end++] = rest
  }
  for (const [at, stem] of stems.entries()) {
    let before = 0
    for (const posting of postings.get(stem)!) {
      if (end + longestPosting > bytes.length) {
        const longer = new Uint8Array(bytes.length * 2)
        longer.set(bytes)
        bytes = longer
      }
      const place = Math.floor(posting / packing)
      write(place - before)
      write(posting % packing)
      before = place
    }
    ends[at] = end
  }
  return { stems, ends, postings: bytes.slice(0, end) }
}

function append<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

interface TextCollector {
  /** Places must ascend. `vector`: the texts of a product, of the type `tsvector`. */
  add(place: number, vector: string): void
  build(): TextIndex
}

/** Builds an index from texts that are added one after another, so that not all of them are in memory. */
export function collectTexts(): TextCollector {
  const known = { ranks: [] as number[], numbers: new Map<string, number>() }
  const postings = new Map<string, number[]>()
  return {
    add: (place, vector) => {
      for (const [stem, rank] of stemsIn(known, vector)) append(postings, stem, packed(place, rank))
    },
    build: () => ({ ...compressed(postings), ...known, changes: noChanges() }),
  }
}

/** Calls `visit` with each posting of the stem at this position, except of replaced places. */
function visitPostings(
  { ends, postings, changes }: TextIndex,
  at: number,
  visit: (place: number, rank: number) => void,
): void {
  const { replaced } = changes
  const end = ends[at]!
  let place = 0
  let next = at === 0 ? 0 : ends[at - 1]!
  const read = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = postings[next++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  while (next < end) {
    place += read()
    const rank = read()
    if (place >>> 5 >= replaced.length || !has(replaced, place)) visit(place, rank)
  }
}

const mostChanges = 2000 // places

function merge(texts: TextIndex): void {
  const postings = new Map<string, number[]>()
  for (const [at, stem] of texts.stems.entries())
    visitPostings(texts, at, (place, rank) => append(postings, stem, packed(place, rank)))
  for (const [stem, places] of texts.changes.added) {
    for (const [place, rank] of places) append(postings, stem, packed(place, rank))
    postings.get(stem)!.sort((a, b) => a - b)
  }
  Object.assign(texts, compressed(postings), { changes: noChanges() })
}

/** Replaces the texts of these places; undefined: the place has no text any more. Modifies `texts`. */
export function updateTexts(
  texts: TextIndex,
  changed: ReadonlyMap<number, string | undefined>,
  size: number,
): void {
  const { changes } = texts
  const { stemsOf, added } = changes
  if (changes.replaced.length << 5 < size) changes.replaced = widened(changes.replaced, size)
  for (const [place, vector] of changed) {
    put(changes.replaced, place)
    for (const stem of stemsOf.get(place) ?? []) {
      const places = added.get(stem)!
      places.delete(place)
      if (places.size === 0) added.delete(stem)
    }
    const own = [...stemsIn(texts, vector ?? '')]
    stemsOf.set(
      place,
      own.map(([stem]) => stem),
    )
    for (const [stem, rank] of own) {
      const places = added.get(stem) ?? new Map<number, number>()
      places.set(place, rank)
      added.set(stem, places)
    }
  }
  if (stemsOf.size > mostChanges) merge(texts)
}

/**
 * Calls `visit` with the places whose texts contain the stem, or a stem that begins with it, in any order. A place with several of them
 * is visited once for each. The rank of a place is the sum of its ranks.
 */
export function visitMatches(
  texts: TextIndex,
  stem: string,
  isBeginning: boolean,
  visit: (place: number, rank: number) => void,
): void {
  const { stems, ranks, changes } = texts
  const visitNumber = (place: number, number: number) => visit(place, ranks[number]!)
  const isMatch = (other: string) => (isBeginning ? other.startsWith(stem) : other === stem)
  const first = countBefore(stems, other => other < stem)
  for (let at = first; at < stems.length && isMatch(stems[at]!); at++) visitPostings(texts, at, visitNumber)
  const matches = isBeginning ? [...changes.added.keys()].filter(isMatch).sort() : [stem]
  for (const other of matches)
    for (const [place, number] of changes.added.get(other) ?? []) visitNumber(place, number)
}
