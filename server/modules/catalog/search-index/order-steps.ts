/** A sorted order of places with the sets of its first places, so that a range of it costs no visit of each place. Pure. */
import { type Bits, count, countBoth, has, noBits, placesIn, put } from './bits.ts'

const mostSteps = 64 // sets per order: 800 kilobytes at 100,000 places
const shortestStep = 64 // places

interface Steps {
  length: number // places of one step
  sets: readonly Bits[] // the first 0, 1, 2, … steps of the order
}

/** By order: a change of the catalogue replaces the array of an order that it concerns. */
const stepsByOrder = new WeakMap<Int32Array, Steps>()

/** Returns `size`, or more if the order contains later places. */
const sizeWith = (order: Int32Array, size: number): number =>
  order.reduce((most, place) => Math.max(most, place + 1), size)

function stepsOf(order: Int32Array, size: number): Steps {
  const existing = stepsByOrder.get(order)
  if (existing && existing.sets[0]!.length << 5 >= size) return existing
  const length = Math.max(shortestStep, Math.ceil(order.length / mostSteps))
  const bits = noBits(sizeWith(order, size))
  const sets: Bits[] = []
  for (const [at, place] of order.entries()) {
    if (at % length === 0) sets.push(bits.slice())
    put(bits, place)
  }
  if (order.length % length === 0) sets.push(bits)
  const steps = { length, sets }
  stepsByOrder.set(order, steps)
  return steps
}

/** Returns the set of the first `amount` places of the order. */
function firstPlaces(order: Int32Array, size: number, amount: number): Bits {
  const { length, sets } = stepsOf(order, size)
  const step = Math.floor(amount / length)
  const bits = sets[step]!.slice()
  for (let at = step * length; at < amount; at++) put(bits, order[at]!)
  return bits
}

/** Returns the set of the places from position `from` to before `to`. */
export function placesBetween(order: Int32Array, size: number, from: number, to: number): Bits {
  const bits = firstPlaces(order, size, to)
  if (from === 0) return bits
  const before = firstPlaces(order, size, from)
  for (let at = 0; at < bits.length; at++) bits[at]! &= ~before[at]!
  return bits
}

/** Returns how many of the first `amount` places of the order are in the set. */
export function countAmongFirst(order: Int32Array, bits: Bits, amount: number): number {
  const { length, sets } = stepsOf(order, bits.length << 5)
  const step = Math.floor(amount / length)
  let sum = countBoth(sets[step]!, bits)
  for (let at = step * length; at < amount; at++) if (has(bits, order[at]!)) sum += 1
  return sum
}

const ranksByOrder = new WeakMap<Int32Array, Int32Array>()

/**
 * Returns the position of each place in the order, or -1 for a place that is not in it. `size`: places of the caller's index, which may be
 * older than the order and therefore smaller.
 */
export function ranksOf(order: Int32Array, size: number): Int32Array {
  const existing = ranksByOrder.get(order)
  if (existing && existing.length >= size) return existing
  const ranks = new Int32Array(sizeWith(order, size)).fill(-1)
  for (let at = 0; at < order.length; at++) ranks[order[at]!] = at
  ranksByOrder.set(order, ranks)
  return ranks
}

const walkedPerMatch = 16 // a walk over the order is shorter than sorting the matches, if there are more than one in so many

/** Returns `amount` matches in the sequence of the order, or in the reverse one, after the first `from`. */
export function pageInOrder(
  order: Int32Array,
  matching: Bits,
  { from, amount, isReverse }: { from: number; amount: number; isReverse: boolean },
): number[] {
  const matches = count(matching)
  if (matches * walkedPerMatch < order.length) {
    const ranks = ranksOf(order, matching.length << 5)
    const sorted = placesIn(matching)
      .map(place => ranks[place]!)
      .filter(rank => rank >= 0)
      .sort()
    if (isReverse) sorted.reverse()
    return Array.from(sorted.subarray(from, from + amount), at => order[at]!)
  }
  const page: number[] = []
  let passed = 0
  for (let at = 0; at < order.length && page.length < amount; at++) {
    const place = order[isReverse ? order.length - 1 - at : at]!
    if (has(matching, place) && passed++ >= from) page.push(place)
  }
  return page
}
