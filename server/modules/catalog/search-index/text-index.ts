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
  replaced: Bits // places whose postings are outdated: their texts are in `merging` or `changes`
  merging: TextChanges | undefined // are being merged into the postings
  changes: TextChanges // since then
}

/** Texts of places that have changed. They are merged into the postings when there are many. */
interface TextChanges {
  stemsOf: Map<number, readonly string[]> // by place; empty: no text
  added: Map<string, Map<number, number>> // stem → place → number of the rank
}

const noChanges = (): TextChanges => ({ stemsOf: new Map(), added: new Map() })

/** What a text index contains besides its postings before its first change. */
export const unchanged = (): Pick<TextIndex, 'replaced' | 'merging' | 'changes'> => ({
  replaced: noBits(0),
  merging: undefined,
  changes: noChanges(),
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

type Postings = Pick<TextIndex, 'stems' | 'ends' | 'postings'>

const bytesAtFirst = 1024
const longestPosting = 10 // bytes

/** Compresses postings, stem after stem. `bytes`: how many are expected. */
function postingWriter(bytes: number) {
  const stems: string[] = []
  const ends: number[] = []
  let postings = new Uint8Array(bytes)
  let end = 0
  let before = 0
  const write = (value: number) => {
    let rest = value
    for (; rest > 127; rest >>>= 7) postings[end++] = (rest & 127) | 128
    postings[end++] = rest
  }
  return {
    /** Places must ascend. */
    add: (place: number, rank: number) => {
      if (end + longestPosting > postings.length) {
        const longer = new Uint8Array(postings.length * 2)
        longer.set(postings)
        postings = longer
      }
      write(place - before)
      write(rank)
      before = place
    },
    /** Call it after the postings of each stem. Stems must be sorted. One without postings is left out. */
    endStem: (stem: string) => {
      if (end === (ends.at(-1) ?? 0)) return
      stems.push(stem)
      ends.push(end)
      before = 0
    },
    result: (): Postings => ({ stems, ends: Uint32Array.from(ends), postings: postings.slice(0, end) }),
  }
}

/** Compresses postings: packed and ascending for each stem. */
function compressed(postings: ReadonlyMap<string, readonly number[]>): Postings {
  const writer = postingWriter(bytesAtFirst)
  for (const stem of [...postings.keys()].sort()) {
    for (const posting of postings.get(stem)!) writer.add(Math.floor(posting / packing), posting % packing)
    writer.endStem(stem)
  }
  return writer.result()
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
    build: () => ({ ...compressed(postings), ...known, ...unchanged() }),
  }
}

/** Calls `visit` with each posting of the stem at this position, except of replaced places. */
function visitPostings(
  { ends, postings }: Postings,
  at: number,
  replaced: Bits,
  visit: (place: number, rank: number) => void,
): void {
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

export const isMergeDue = ({ merging, changes }: TextIndex): boolean =>
  merging === undefined && changes.stemsOf.size > mostChanges

const bytesOfStep = 65_536 // of postings: about two milliseconds
const bytesOfStem = 100 // a stem costs as much time as so many bytes

/**
 * Merges the changes into the postings, in steps of some milliseconds. Between two steps the index can be searched and changed. Modifies
 * `texts`. Only one merge at a time.
 */
export function* mergeSteps(texts: TextIndex, bytesPerStep = bytesOfStep): Generator<void, void> {
  const { stems, ends, postings } = texts
  const replaced = texts.replaced.slice()
  const { added } = texts.changes
  texts.merging = texts.changes
  texts.changes = noChanges()
  const writer = postingWriter(postings.length + bytesAtFirst)
  const entering = (stem: string) => [...(added.get(stem) ?? [])].sort(([a], [b]) => a - b)
  const newStems = [...added.keys()].sort()
  let next = 0 // of `newStems`
  const writeNewBefore = (limit: string | undefined) => {
    for (; next < newStems.length && (limit === undefined || newStems[next]! < limit); next++) {
      for (const [place, rank] of entering(newStems[next]!)) writer.add(place, rank)
      writer.endStem(newStems[next]!)
    }
  }
  let cost = 0 // of this step
  for (const [at, stem] of stems.entries()) {
    writeNewBefore(stem)
    if (newStems[next] === stem) next += 1
    const own = entering(stem)
    let from = 0
    visitPostings({ stems, ends, postings }, at, replaced, (place, rank) => {
      for (; from < own.length && own[from]![0] < place; from++) writer.add(...own[from]!)
      writer.add(place, rank)
    })
    for (; from < own.length; from++) writer.add(...own[from]!)
    writer.endStem(stem)
    cost += bytesOfStem + ends[at]! - (ends[at - 1] ?? 0)
    if (cost < bytesPerStep) continue
    cost = 0
    yield
  }
  writeNewBefore(undefined)
  const changedSince = noBits(texts.replaced.length << 5)
  for (const place of texts.changes.stemsOf.keys()) put(changedSince, place)
  Object.assign(texts, writer.result(), { merging: undefined, replaced: changedSince })
}

/**
 * Replaces the texts of these places; undefined: the place has no text any more. Modifies `texts`. Call `mergeSteps` when `isMergeDue`
 * returns true afterwards.
 */
export function updateTexts(
  texts: TextIndex,
  changed: ReadonlyMap<number, string | undefined>,
  size: number,
): void {
  const { changes } = texts
  const { stemsOf, added } = changes
  if (texts.replaced.length << 5 < size) texts.replaced = widened(texts.replaced, size)
  for (const [place, vector] of changed) {
    put(texts.replaced, place)
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
  const { stems, ranks, replaced, merging, changes } = texts
  const visitNumber = (place: number, number: number) => visit(place, ranks[number]!)
  const isMatch = (other: string) => (isBeginning ? other.startsWith(stem) : other === stem)
  const first = countBefore(stems, other => other < stem)
  for (let at = first; at < stems.length && isMatch(stems[at]!); at++)
    visitPostings(texts, at, replaced, visitNumber)
  for (const own of merging ? [merging, changes] : [changes]) {
    const matches = isBeginning ? [...own.added.keys()].filter(isMatch).sort() : [stem]
    for (const other of matches)
      for (const [place, number] of own.added.get(other) ?? [])
        if (own === changes || !changes.stemsOf.has(place)) visitNumber(place, number)
  }
}
