/** Replays the prices of a product and derives from the same steps what the price rule must show, for property tests. */
import { askedPrice, type PricePoint, priceChange, type Terms } from '../price-rule.ts'

export const hour = 3_600_000
const window = 30 * 24 * hour

/** New terms and the moment from which they apply, in milliseconds. */
export interface Step {
  terms: Terms
  time: number
}

interface PriceRecord {
  points: PricePoint[]
  reference: number | null
}

/** Records the changes step by step. Calls `afterStep` after each step. */
export function replaySteps(
  steps: readonly Step[],
  afterStep: (record: PriceRecord, at: number) => void,
): void {
  const record: PriceRecord = { points: [], reference: null }
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1]?.terms ?? null
    const change = priceChange(before, step.terms, record.points, record.reference, new Date(step.time))
    if (change.point) record.points.push(change.point)
    record.reference = change.reference
    afterStep(record, at)
  }
}

/** Every price that a customer could have paid between two moments, derived from the steps alone. */
const paidBetween = (steps: readonly Step[], from: number, to: number): number[] =>
  steps.flatMap((step, at) => {
    const ends = steps[at + 1]?.time ?? Number.POSITIVE_INFINITY
    return step.terms.isForSale && step.time < to && ends > from ? [askedPrice(step.terms)] : []
  })

/**
 * Returns the moment at which the current offer began: goes back while there was a discount and the price was not higher. The offer starts
 * at the first of these steps with a sale price in the thirty days before, and restarts after a month without sale.
 */
function beginningOf(steps: readonly Step[], at: number): number | undefined {
  let first = at
  while (first > 0) {
    const [earlier, current] = [steps[first - 1]?.terms, steps[first]?.terms]
    if (!earlier || !current || earlier.percent === 0 || askedPrice(earlier) < askedPrice(current)) break
    first -= 1
  }
  let began: number | undefined
  for (const { terms, time } of steps.slice(first, at + 1)) {
    const isSold = paidBetween(steps, time - window, time).length > 0
    if (terms.isForSale && (began === undefined || !isSold)) began = isSold ? time : undefined
  }
  return began
}

/** Returns the lowest price of the thirty days before the offer at this step began, or null without one. */
export function lowestBeforeOffer(steps: readonly Step[], at: number): number | null {
  const began = beginningOf(steps, at)
  const paid = began === undefined ? [] : paidBetween(steps, began - window, began)
  return paid.length > 0 ? Math.min(...paid) : null
}
