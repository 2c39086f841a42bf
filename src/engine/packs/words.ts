/**
 * A stream of 32-bit words from eight seed words (xoshiro256**), for draws that server and browser must reproduce. The seed comes from
 * a hash.
 */

const mask = (1n << 64n) - 1n
const turned = (value: bigint, by: bigint): bigint => ((value << by) | (value >> (64n - by))) & mask

/** @param seed eight integers of 0 … 2^32 − 1, not all zero */
export function wordStream(seed: readonly number[]): () => number {
  if (seed.length !== 8 || seed.every(word => word === 0)) throw new RangeError('eight words, not all zero')
  const pair = (at: number): bigint =>
    (BigInt((seed[at] ?? 0) >>> 0) << 32n) | BigInt((seed[at + 1] ?? 0) >>> 0)
  let [a, b, c, d] = [pair(0), pair(2), pair(4), pair(6)]
  return () => {
    const word = (turned((b * 5n) & mask, 7n) * 9n) & mask
    const shifted = (b << 17n) & mask
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = turned(d, 45n)
    return Number(word >> 32n)
  }
}

/** Returns 0 … below − 1 with equal probability. Skips words above the last full multiple of `below`. */
export function belowOf(next: () => number, below: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % below)
  let word = next()
  while (word >= limit) word = next()
  return word % below
}
