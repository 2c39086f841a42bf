/** Changes of the rates that the seller entered. A rate that has begun to apply stays as it is. Pure. */
import type { RateChange } from './vat-rates.ts'

const keyOf = ({ area, tax_class, percent, since }: RateChange): string =>
  [area, tax_class, percent, since].join(' ')

export const hasStarted = ({ since }: RateChange, today: string): boolean => since !== '' && since <= today

/**
 * Returns the position in `after` of the first new rate that begins before today, `'removed'` if a rate that applies already was changed
 * or removed, and undefined for an allowed change.
 *
 * @param today calendar day in the shop's time zone
 */
export function refusedRateChange(
  before: readonly RateChange[],
  after: readonly RateChange[],
  today: string,
): number | 'removed' | undefined {
  const keysAfter = new Set(after.map(keyOf))
  if (before.some(rate => hasStarted(rate, today) && !keysAfter.has(keyOf(rate)))) return 'removed'
  const keysBefore = new Set(before.map(keyOf))
  const past = after.findIndex(rate => rate.since < today && !keysBefore.has(keyOf(rate)))
  return past === -1 ? undefined : past
}
