/** A bit set of positions in the index: makes counting ten thousand products by fifty values cheap. */
export type Bits = Uint32Array

/** Returns the empty set for `size` places. */
export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

/** Bits beyond `size` remain 0, so that counts are correct. */
export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffffffff)
  const rest = size & 31
  if (rest > 0) bits[bits.length - 1] = (1 << rest) - 1
  return bits
}

/** Modifies `bits`. */
export const put = (bits: Bits, place: number): void => {
  bits[place >>> 5]! |= 1 << (place & 31)
}

export const has = (bits: Bits, place: number): boolean => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1

/** Returns the places for which `test` is true. */
export function bitsWhere(size: number, test: (place: number) => boolean): Bits {
  const bits = noBits(size)
  for (let place = 0; place < size; place++) if (test(place)) put(bits, place)
  return bits
}

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
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
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

/** Visits the places of the set in ascending order. Costs little where the set is empty. */
export function eachPlace(bits: Bits, visit: (place: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    let word = bits[at]!
    while (word !== 0) {
      visit((at << 5) + 31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
}
