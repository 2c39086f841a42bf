/**
 * Estimates when an order arrives. Pure. A parcel is handed over after the shop's handling days, counted from the day of the order, or from
 * the next day if it came at or after the cut-off hour. Then it travels for working days of the carrier. Days are in the shop's time zone.
 */
import { shopInstant, shopTime } from '../lib/shop-clock.ts'
import { addDays, type Day, isPublicHoliday, weekdayOf } from './public-holidays.ts'

/** Delivery terms of a shipping method for one country. */
export interface DeliveryTerms {
  cutoffHour: number // 1 to 24 in the shop's time zone; an order from this hour on counts as the next day's
  handlingDays: number // working days before the parcel is handed over; 0 is the day of the order
  minDays: number // working days in transit
  maxDays: number
}

/** The shop's working days. */
export interface ShopCalendar {
  country: string // its public holidays are not working days
  worksOnSaturday: boolean
  closed: readonly { from: Day; to: Day }[] // first and last day, inclusive
}

/** First and last day, inclusive. */
export interface DeliveryWindow {
  from: Day
  to: Day
}

export interface PromisedWindow extends DeliveryWindow {
  orderBy: Date // the window is valid for orders before this moment
  shipBy: Day // last day on which the parcel can be handed over in time
}

/** Without a working day within this number of days, nothing is promised. */
const mostClosed = 400

/** Returns the first working day from `day` on, or undefined if none of the next 400 days is one. */
function firstDay(day: Day, works: (day: Day) => boolean): Day | undefined {
  for (let ahead = 0; ahead < mostClosed; ahead++) {
    const candidate = addDays(day, ahead)
    if (works(candidate)) return candidate
  }
  return undefined
}

/** Returns the day `count` working days after `day`, or undefined. */
function daysAfter(day: Day, count: number, works: (day: Day) => boolean): Day | undefined {
  let at: Day | undefined = day
  for (let remaining = count; remaining > 0 && at; remaining--) at = firstDay(addDays(at, 1), works)
  return at
}

/** Whether the shop prepares and hands over parcels on a day. */
export const isShopDay = (shop: ShopCalendar, day: Day): boolean =>
  weekdayOf(day) <= (shop.worksOnSaturday ? 6 : 5) &&
  !isPublicHoliday(shop.country, day) &&
  !shop.closed.some(({ from, to }) => from <= day && day <= to)

/** Carriers neither transport nor deliver at weekends and on holidays of either country. */
const isRoadDay = (shop: ShopCalendar, country: string, day: Day): boolean =>
  weekdayOf(day) <= 5 && !isPublicHoliday(shop.country, day) && !isPublicHoliday(country, day)

/**
 * Returns the window of an order placed at `at` and sent to `country`, or undefined if the shop is closed for more than a year. Without
 * transit days (pick-up in the shop), it is ready on the day it is handed over.
 */
export function deliveryWindow(
  terms: DeliveryTerms,
  shop: ShopCalendar,
  country: string,
  at: Date,
): PromisedWindow | undefined {
  const works = (day: Day) => isShopDay(shop, day)
  const drives = (day: Day) => isRoadDay(shop, country, day)
  const today = shopTime(at).slice(0, 10)
  const start = firstDay(at < cutoffOf(today, terms.cutoffHour) ? today : addDays(today, 1), works)
  const leaves = start && daysAfter(start, terms.handlingDays, works)
  if (!start || !leaves) return undefined
  const from = daysAfter(leaves, terms.minDays, drives)
  const to = daysAfter(leaves, Math.max(terms.minDays, terms.maxDays), drives)
  return from && to ? { from, to, orderBy: cutoffOf(start, terms.cutoffHour), shipBy: leaves } : undefined
}

/** Returns the moment at which the shop's clock shows the hour. 24 is the midnight after the day. */
function cutoffOf(day: Day, hour: number): Date {
  const moment =
    hour >= 24
      ? shopInstant(`${addDays(day, 1)}T00:00`)
      : shopInstant(`${day}T${String(hour).padStart(2, '0')}:00`)
  if (!moment) throw new Error(`${day} is no day of the calendar`)
  return moment
}
