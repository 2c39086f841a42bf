/**
 * Spending limits for chance goods: packs and other goods whose content the buyer learns after buying (decision 0064). A stricter limit
 * applies immediately, a looser one after a day. Amounts are in cents. Pure.
 */
import { shopInstant, shopTime } from '../lib/shop-clock.ts'

export const chancePeriods = ['day', 'month'] as const
export type ChancePeriod = (typeof chancePeriods)[number]

/** Hours until an increase applies. */
export const raiseHours = 24

/** One limit of an account. `next` replaces `amount` at `next_from`; without that time no change is waiting. */
export interface StoredLimit {
  amount: number | null // null: no limit
  next: number | null
  next_from: Date | null
}

/** Returns the limit in force at a moment, or null when there is none. */
export const limitAt = ({ amount, next, next_from }: StoredLimit, now: Date): number | null =>
  next_from !== null && next_from <= now ? next : amount

/**
 * Returns the limit to store after its owner has requested `amount`. A lower or equal limit applies now and cancels a waiting increase. A
 * higher one, or its removal, applies after 24 hours; repeating the request does not restart them.
 */
export function withRequestedLimit(stored: StoredLimit, amount: number | null, now: Date): StoredLimit {
  const current = limitAt(stored, now)
  const isStricter = amount === current || (amount !== null && (current === null || amount < current))
  if (isStricter) return { amount, next: null, next_from: null }
  const isWaiting = stored.next_from !== null && stored.next_from > now && stored.next === amount
  const next_from = isWaiting ? stored.next_from : new Date(now.getTime() + raiseHours * 3_600_000)
  return { amount: current, next: amount, next_from }
}

/** Returns the first moment of the shop's calendar day or month that contains `now`. */
export function startOfPeriod(period: ChancePeriod, now: Date): Date {
  const day = shopTime(now).slice(0, 10)
  const first = period === 'day' ? day : `${day.slice(0, 7)}-01`
  const start = shopInstant(`${first}T00:00`)
  if (!start) throw new Error(`no day: ${first}`)
  return start
}

/** Returns the cents that may still be spent in each period, or null when it has no limit. Never negative. */
export function remainingOf(
  limits: Record<ChancePeriod, number | null>,
  spent: Record<ChancePeriod, number>,
): Record<ChancePeriod, number | null> {
  const remaining = (period: ChancePeriod) => {
    const limit = limits[period]
    return limit === null ? null : Math.max(0, limit - spent[period])
  }
  return { day: remaining('day'), month: remaining('month') }
}
