/** Counts the products of few places by attribute value, in one pass over their values instead of one over the sets of all values. */
import { type Bits, count, placesIn } from './bits.ts'

type ValuedPlaces = ReadonlyMap<number, Bits> // by value id

interface PlaceValues {
  ends: Uint32Array // where the values of each place end in `numbers`
  numbers: Uint16Array | Uint32Array // of values
  numberOf: ReadonlyMap<number, number> // value id → number
}

function placeValuesOf(valued: ValuedPlaces, size: number): PlaceValues {
  const sets = [...valued.values()].map(placesIn)
  const ends = new Uint32Array(size)
  for (const places of sets) for (const place of places) ends[place]! += 1
  for (let place = 1; place < size; place++) ends[place]! += ends[place - 1]!
  const next = ends.slice()
  const total = ends.at(-1) ?? 0
  const numbers = sets.length > 65_536 ? new Uint32Array(total) : new Uint16Array(total)
  for (const [number, places] of sets.entries()) for (const place of places) numbers[--next[place]!] = number
  return { ends, numbers, numberOf: new Map([...valued.keys()].map((id, number) => [id, number])) }
}

const derived = new WeakMap<ValuedPlaces, PlaceValues>()

/** Call it after a change of the sets. */
export const forgetPlaceValues = (valued: ValuedPlaces): boolean => derived.delete(valued)

/** Returns in how many of the places each value occurs, by value id. Values that never occur may be absent. */
export function countValues(valued: ValuedPlaces, size: number, places: Int32Array): Map<number, number> {
  const values = derived.get(valued) ?? placeValuesOf(valued, size)
  derived.set(valued, values)
  const { ends, numbers, numberOf } = values
  const counts = new Uint32Array(numberOf.size)
  for (const place of places)
    for (let at = place === 0 ? 0 : ends[place - 1]!; at < ends[place]!; at++) counts[numbers[at]!]! += 1
  return new Map([...numberOf].map(([id, number]) => [id, counts[number]!]))
}

/** Whether `countValues` takes fewer steps than counting the intersection with the set of each value. */
export const areFew = (bits: Bits): boolean => count(bits) < bits.length * 4
