/** Sorted lists of places, and how they change when some places move. Pure. */
import { type Bits, has } from './bits.ts'

export type Compare = (a: number, b: number) => number

/** Returns the number of entries of a sorted list for which `isBefore` is true: those from there on are false. */
export function countBefore<Entry>(
  sorted: ArrayLike<Entry>,
  isBefore: (entry: Entry) => boolean,
  from = 0,
): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(sorted[middle]!)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Returns the order without the `moved` places and with the `entering` ones, in the order of `compare`. The places that stay must be
 * sorted by `compare` already.
 */
export function reordered(
  order: Int32Array,
  moved: Bits,
  entering: readonly number[],
  compare: Compare,
): Int32Array {
  const staying = order.filter(place => !has(moved, place))
  const result = new Int32Array(staying.length + entering.length)
  let from = 0
  for (const [at, place] of [...entering].sort(compare).entries()) {
    const to = countBefore(staying, other => compare(other, place) < 0, from)
    result.set(staying.subarray(from, to), from + at)
    result[to + at] = place
    from = to
  }
  result.set(staying.subarray(from), from + entering.length)
  return result
}
