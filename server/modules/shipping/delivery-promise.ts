/** Computes the delivery window of a shipping method from the shop's settings (decision 0045). */
import { LRUCache } from 'lru-cache'
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { DeliveryPromise, PickupPlace } from '@/contract/endpoints/shop/delivery.ts'
import type { Locale } from '@/contract/locales.ts'
import { wordIn } from '@/contract/localized-texts.ts'
import type { Settings } from '@/contract/settings.ts'
import { type DeliveryTerms, deliveryWindow, type ShopCalendar } from '@/domain/delivery-window.ts'
import type { ShippingMethod } from './shipping-price.ts'

type CalendarSettings = Pick<Settings, 'shop_country' | 'ships_on_saturday' | 'closed_days'>

const calendars = new WeakMap<CalendarSettings, ShopCalendar>()

/** Returns the same object until the settings change. */
export function shopCalendar(settings: CalendarSettings): ShopCalendar {
  const calendar = calendars.get(settings) ?? {
    country: settings.shop_country,
    worksOnSaturday: settings.ships_on_saturday,
    closed: settings.closed_days.map(({ from, to }) => ({ from, to: to || from })),
  }
  calendars.set(settings, calendar)
  return calendar
}

type Window = ReturnType<typeof deliveryWindow>

const hourMillis = 60 * 60_000
const mostWindows = 500
const windows = new WeakMap<ShopCalendar, LRUCache<string, { window: Window }>>()

/**
 * Each quote needs the windows of all shipping methods. Days and cut-off hours begin at whole hours, also in UTC, so a window is the same
 * for an hour.
 */
function windowOf(terms: DeliveryTerms, calendar: ShopCalendar, country: string, now: Date): Window {
  const cache = windows.get(calendar) ?? new LRUCache({ max: mostWindows })
  windows.set(calendar, cache)
  const { cutoffHour, handlingDays, minDays, maxDays } = terms
  const hour = Math.floor(now.getTime() / hourMillis)
  const key = [hour, country, cutoffHour, handlingDays, minDays, maxDays].join(' ')
  const { window } = cache.get(key) ?? { window: deliveryWindow(terms, calendar, country, now) }
  cache.set(key, { window })
  return window
}

type Timed = Pick<
  ShippingMethod,
  'is_pickup' | 'cutoff_hour' | 'handling_days' | 'min_days' | 'max_days' | 'country_days'
>

/** Returns null when the method has no delivery time for the country, or the order is collected. */
function daysOnTheRoad(method: Timed, country: Country): { min: number; max: number } | null {
  if (method.is_pickup) return { min: 0, max: 0 }
  const own = method.country_days.find(entry => entry.country === country)
  if (own) return { min: own.min_days, max: own.max_days }
  const { min_days, max_days } = method
  return min_days === null || max_days === null ? null : { min: min_days, max: max_days }
}

/** Returns the delivery window of an order placed now for the country, or null when none is promised. */
export function deliveryPromise(
  method: Timed,
  calendar: ShopCalendar,
  country: Country,
  now: Date,
): DeliveryPromise | null {
  const travelDays = daysOnTheRoad(method, country)
  if (!travelDays) return null
  const terms = {
    cutoffHour: method.cutoff_hour,
    handlingDays: method.handling_days,
    minDays: travelDays.min,
    maxDays: travelDays.max,
  }
  const window = windowOf(terms, calendar, method.is_pickup ? calendar.country : country, now)
  if (!window) return null
  const { from, to, orderBy, shipBy } = window
  return { from, to, order_by: orderBy.toISOString(), ship_by: shipBy }
}

/** Returns the seller's address unless another one is set. */
export function pickupPlace(
  { pickup_address, pickup_hours, company }: Pick<Settings, 'pickup_address' | 'pickup_hours' | 'company'>,
  locale: Locale,
): PickupPlace {
  const own = [company.name, company.street, company.place].filter(Boolean).join(', ')
  return { address: pickup_address || own, hours: wordIn(pickup_hours, locale) }
}
