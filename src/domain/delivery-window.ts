/**
 * When an order arrives: pure. A parcel is handed over after the shop's working days for preparing it, counted from the day of the order, or
 * from the next one when it came at or after the cut-off hour; then it travels working days of the carrier. Days are those of the shop's clock.
 */
import { shopInstant, shopTime } from '../lib/shop-clock.ts'
import { addDays, type Day, isPublicHoliday, weekdayOf } from './public-holidays.ts'

/** What a shipping method promises to one country. */
export interface DeliveryTerms {
  cutoffHour: number // 1 to 24 on the shop's clock: from then on an order counts as the next day's
  handlingDays: number // working days of the shop before the parcel is handed over; 0 is the day of the order
  minDays: number // working days on the road
  maxDays: number
}

/** When the shop works. */
export interface ShopCalendar {
  country: string // whose public holidays it keeps
  worksOnSaturday: boolean
  closed: readonly { from: Day; to: Day }[] // both included
}

/** Both days are included. */
export interface DeliveryWindow {
  from: Day
  to: Day
}

export interface PromisedWindow extends DeliveryWindow {
  orderBy: Date // the window holds for every order before this moment
}

/** So many days without a working one are a shop that does not ship: nothing is promised. */
const mostClosed = 400

/** The first day from `day` on that works; undefined when none of the next 400 does. */
function firstDay(day: Day, works: (day: Day) => boolean): Day | undefined {
  for (let ahead = 0; ahead < mostClosed; ahead++) {
    const one = addDays(day, ahead)
    if (works(one)) return one
  }
  return undefined
}

/** `count` working days after a day. */
function daysAfter(day: Day, count: number, works: (day: Day) => boolean): Day | undefined {
  let at: Day | undefined = day
  for (let left = count; left > 0 && at; left--) at = firstDay(addDays(at, 1), works)
  return at
}

/** Whether the shop prepares and hands over parcels on a day. */
export const isShopDay = (shop: ShopCalendar, day: Day): boolean =>
  weekdayOf(day) <= (shop.worksOnSaturday ? 6 : 5) &&
  !isPublicHoliday(shop.country, day) &&
  !shop.closed.some(({ from, to }) => from <= day && day <= to)

/** Carriers neither drive nor deliver at weekends and on holidays of either country. */
const isRoadDay = (shop: ShopCalendar, country: string, day: Day): boolean =>
  weekdayOf(day) <= 5 && !isPublicHoliday(shop.country, day) && !isPublicHoliday(country, day)

/**
 * The window of an order placed at `at` and sent to `country`; undefined when the shop is closed for more than a year. Without days on the
 * road (pick-up in the shop) it is ready on the day it is handed over.
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
  return from && to ? { from, to, orderBy: cutoffOf(start, terms.cutoffHour) } : undefined
}

/** The moment on which the shop's clock shows the hour; 24 is the midnight after the day. */
function cutoffOf(day: Day, hour: number): Date {
  const moment =
    hour >= 24
      ? shopInstant(`${addDays(day, 1)}T00:00`)
      : shopInstant(`${day}T${String(hour).padStart(2, '0')}:00`)
  if (!moment) throw new Error(`${day} is no day of the calendar`)
  return moment
}
