/** Pieces that a "buy X get Y" discount counts and discounts (decision 0077). Pure. */
import type { Cents } from './money.ts'

export interface BundleLine {
  unit_price: Cents
  pieces: number // that no other bundle has counted
  isBought: boolean // counts as X
  isGiven: boolean // may be discounted as Y
}

interface BundlePieces {
  given: number[] // discounted pieces of each line
  counted: number[] // pieces of each line that no other bundle may count: bought and given
}

const sum = (lines: readonly BundleLine[], isIn: (line: BundleLine) => boolean): number =>
  lines.reduce((total, line) => (isIn(line) ? total + line.pieces : total), 0)

/**
 * The largest number of given pieces for which enough other pieces are bought. A larger number needs more bought pieces
 * and leaves fewer, so a binary search finds it.
 */
function mostGiven(lines: readonly BundleLine[], buy: number, get: number): { given: number; both: number } {
  const bought = sum(lines, line => line.isBought)
  const givenOnly = sum(lines, line => line.isGiven && !line.isBought)
  const inBoth = sum(lines, line => line.isGiven && line.isBought)
  const ofBoth = (given: number) => Math.min(inBoth, bought - Math.ceil(given / get) * buy)
  let [possible, impossible] = [0, givenOnly + inBoth + 1]
  while (impossible - possible > 1) {
    const given = Math.floor((possible + impossible) / 2)
    const both = ofBoth(given)
    if (both >= 0 && both + givenOnly >= given) possible = given
    else impossible = given
  }
  return { given: possible, both: ofBoth(possible) }
}

/** Takes pieces of the lines in the given order until `wanted` is reached. */
function take(
  order: readonly number[],
  wanted: number,
  limitOf: (at: number) => number,
): Map<number, number> {
  const taken = new Map<number, number>()
  let rest = wanted
  for (const at of order) {
    const pieces = Math.min(rest, limitOf(at))
    if (pieces > 0) taken.set(at, pieces)
    rest -= pieces
  }
  return taken
}

/** The cheapest pieces are discounted, the dearest count as bought. Of equal prices the earlier line comes first. */
export function bundlePieces(lines: readonly BundleLine[], buy: number, get: number): BundlePieces {
  const most = mostGiven(lines, buy, get)
  const cheapest = lines
    .map((_, at) => at)
    .sort((a, b) => (lines[a]?.unit_price ?? 0) - (lines[b]?.unit_price ?? 0) || a - b)
  let both = most.both
  const given = take(cheapest, most.given, at => {
    const line = lines[at]
    if (!line?.isGiven) return 0
    if (!line.isBought) return line.pieces
    const pieces = Math.min(line.pieces, both)
    both -= pieces
    return pieces
  })
  const bought = take([...cheapest].reverse(), Math.ceil(most.given / get) * buy, at =>
    lines[at]?.isBought ? lines[at].pieces - (given.get(at) ?? 0) : 0,
  )
  return {
    given: lines.map((_, at) => given.get(at) ?? 0),
    counted: lines.map((_, at) => (given.get(at) ?? 0) + (bought.get(at) ?? 0)),
  }
}
