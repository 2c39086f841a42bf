/** A bit set of positions in the index: makes counting ten thousand products by fifty values cheap. */
export type Bits = Uint32Array

/** Returns the empty set for `size` places. */
export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

/** Modifies `bits`. */
export const put = (bits: Bits, place: number): void => {
  bits[place >>> 5]! |= 1 << (place & 31)
}

export const has = (bits: Bits, place: number): boolean => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1

/** Returns a new set. Both must have the same size. */
export function both(a: Bits, b: Bits): Bits {
  const bits = new Uint32Array(a.length)
  for (let at = 0; at < a.length; at++) bits[at] = a[at]! & b[at]!
  return bits
}

/** Returns a new set, which is empty without sets. */
export function either(sets: readonly Bits[], size: number): Bits {
  const bits = noBits(size)
  for (const set of sets) for (let at = 0; at < bits.length; at++) bits[at]! |= set[at]!
  return bits
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Returns the number of places in the set. */
export function count(bits: Bits): number {
  let sum = 0
  for (let at = 0; at < bits.length; at++) sum += ones(bits[at]!)
  return sum
}

/** Equals `count(both(a, b))`, without allocating a set. */
export function countBoth(a: Bits, b: Bits): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += ones(a[at]! & b[at]!)
  return sum
}

/** Returns `countBoth` with the set `a`. Reads only words that are not 0, so that counts of a small set by many others are cheap. */
export function counterOf(a: Bits): (b: Bits) => number {
  if (count(a) * 2 > a.length) return b => countBoth(a, b)
  const filled = new Int32Array(a.length)
  let amount = 0
  for (let at = 0; at < a.length; at++) if (a[at] !== 0) filled[amount++] = at
  return b => {
    let sum = 0
    for (let n = 0; n < amount; n++) sum += ones(a[filled[n]!]! & b[filled[n]!]!)
    return sum
  }
}

/** Returns whether the sets have a place in common. */
export function intersects(a: Bits, b: Bits): boolean {
  for (let at = 0; at < a.length; at++) if ((a[at]! & b[at]!) !== 0) return true
  return false
}

/** Returns the places of the set in ascending order. */
export function placesIn(bits: Bits): Int32Array {
  const places = new Int32Array(count(bits))
  let n = 0
  for (let at = 0; at < bits.length; at++)
    for (let word = bits[at]!; word !== 0; word &= word - 1)
      places[n++] = (at << 5) + 31 - Math.clz32(word & -word)
  return places
}

/** For the position of a place among those of the set: a word's entry is the number of places before it. */
export function countsBefore(bits: Bits): Uint32Array {
  const counts = new Uint32Array(bits.length)
  for (let at = 1; at < bits.length; at++) counts[at] = counts[at - 1]! + ones(bits[at - 1]!)
  return counts
}

/** Returns the number of places in the set below `place`. `counts`: `countsBefore(bits)`. */
export const countBelow = (bits: Bits, counts: Uint32Array, place: number): number =>
  counts[place >>> 5]! + ones(bits[place >>> 5]! & ((1 << (place & 31)) - 1))

/** Adds or removes a place. Modifies `bits`. */
export const putIf = (bits: Bits, place: number, isIn: boolean): void => {
  if (isIn) put(bits, place)
  else bits[place >>> 5]! &= ~(1 << (place & 31))
}

/** Returns a copy with room for more places. */
export function widened(bits: Bits, size: number): Bits {
  const wide = noBits(size)
  wide.set(bits)
  return wide
}
