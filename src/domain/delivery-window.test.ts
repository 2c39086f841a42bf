import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shopInstant, shopTime } from '../lib/shop-clock.ts'
import { type DeliveryTerms, deliveryWindow, isShopDay, type ShopCalendar } from './delivery-window.ts'
import { addDays, isPublicHoliday, weekdayOf } from './public-holidays.ts'

const shop: ShopCalendar = { country: 'IT', worksOnSaturday: false, closed: [] }
const courier: DeliveryTerms = { cutoffHour: 14, handlingDays: 0, minDays: 2, maxDays: 3 }

const at = (time: string): Date => {
  const moment = shopInstant(time)
  if (!moment) throw new Error(time)
  return moment
}
const windowOf = (time: string, terms = courier, calendar = shop, country = 'IT') => {
  const window = deliveryWindow(terms, calendar, country, at(time))
  return window && [window.from, window.to]
}

describe('delivery window', () => {
  it('counts from the day of the order before the cut-off hour, and from the next working day from then on', () => {
    expect(windowOf('2026-11-23T13:59')).toEqual(['2026-11-25', '2026-11-26'])
    expect(windowOf('2026-11-23T14:00')).toEqual(['2026-11-26', '2026-11-27'])
  })

  it('skips weekends, for the shop and in transit', () => {
    expect(windowOf('2026-11-27T15:00')).toEqual(['2026-12-02', '2026-12-03']) // Friday, too late
    expect(windowOf('2026-11-28T09:00')).toEqual(['2026-12-02', '2026-12-03']) // Saturday
  })

  it('skips the holidays of the shop’s country and of the destination', () => {
    expect(windowOf('2026-12-04T10:00')).toEqual(['2026-12-09', '2026-12-10']) // 8 December is a holiday in Italy
    expect(windowOf('2026-05-22T10:00')).toEqual(['2026-05-26', '2026-05-27'])
    expect(windowOf('2026-05-22T10:00', courier, shop, 'DE')).toEqual(['2026-05-27', '2026-05-28']) // Whit Monday
  })

  it('continues over Christmas and the turn of the year', () => {
    expect(windowOf('2026-12-24T15:00')).toEqual(['2026-12-30', '2026-12-31'])
    expect(windowOf('2026-12-30T15:00')).toEqual(['2027-01-05', '2027-01-07'])
  })

  it('waits while the shop is closed', () => {
    const calendar = { ...shop, closed: [{ from: '2026-08-10', to: '2026-08-21' }] }
    expect(windowOf('2026-08-07T14:30', courier, calendar)).toEqual(['2026-08-26', '2026-08-27'])
    expect(windowOf('2026-08-12T09:00', courier, calendar)).toEqual(['2026-08-26', '2026-08-27'])
  })

  it('is undefined for a shop that is closed indefinitely', () => {
    const calendar = { ...shop, closed: [{ from: '2026-01-01', to: '2099-12-31' }] }
    expect(windowOf('2026-08-12T09:00', courier, calendar)).toBeUndefined()
  })

  it('hands over on Saturdays if the shop works then, and starts transit on Monday', () => {
    const calendar = { ...shop, worksOnSaturday: true }
    expect(windowOf('2026-11-28T09:00', courier, calendar)).toEqual(['2026-12-01', '2026-12-02'])
  })

  it('makes a pick-up ready on the day it is prepared', () => {
    const pickUp = { cutoffHour: 12, handlingDays: 1, minDays: 0, maxDays: 0 }
    expect(windowOf('2026-11-23T09:00', pickUp)).toEqual(['2026-11-24', '2026-11-24'])
  })

  it('applies the cut-off hour in the shop’s time zone in winter and in summer', () => {
    const ends = (time: string) => deliveryWindow(courier, shop, 'IT', at(time))?.orderBy.toISOString()
    expect(ends('2026-03-27T09:00')).toBe('2026-03-27T13:00:00.000Z') // Friday before the clocks change
    expect(ends('2026-03-28T09:00')).toBe('2026-03-30T12:00:00.000Z')
    expect(ends('2026-10-23T15:00')).toBe('2026-10-26T13:00:00.000Z')
    const midnight = { ...courier, cutoffHour: 24 }
    expect(deliveryWindow(midnight, shop, 'IT', at('2026-11-23T23:59'))?.orderBy.toISOString()).toBe(
      '2026-11-23T23:00:00.000Z',
    )
  })
})

const moments = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2036-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const someTerms = fc.record({
  cutoffHour: fc.integer({ min: 1, max: 24 }),
  handlingDays: fc.integer({ min: 0, max: 10 }),
  minDays: fc.integer({ min: 0, max: 10 }),
  maxDays: fc.integer({ min: 0, max: 15 }),
})
const places = fc.constantFrom('IT', 'FR', 'DE', 'ES', 'PT', 'AT', 'GB', 'GR', 'SE', 'CH')
const calendars = fc.record({
  country: places,
  worksOnSaturday: fc.boolean(),
  closed: fc.array(
    fc.record({ day: moments, length: fc.integer({ min: 0, max: 20 }) }).map(({ day, length }) => {
      const from = shopTime(day).slice(0, 10)
      return { from, to: addDays(from, length) }
    }),
    { maxLength: 4 },
  ),
})

describe('any delivery window', () => {
  it('is in the future, begins before it ends, and is valid until a future moment', () => {
    fc.assert(
      fc.property(someTerms, calendars, places, moments, (terms, calendar, country, now) => {
        const window = deliveryWindow(terms, calendar, country, now)
        expect(window).toBeDefined()
        if (!window) return
        expect(window.from >= shopTime(now).slice(0, 10)).toBe(true)
        expect(window.to >= window.from).toBe(true)
        expect(window.orderBy.getTime()).toBeGreaterThan(now.getTime())
      }),
    )
  })

  it('is never earlier for a later order', () => {
    const waits = fc.integer({ min: 0, max: 30 * 24 * 3600_000 })
    fc.assert(
      fc.property(someTerms, calendars, places, moments, waits, (terms, calendar, country, now, wait) => {
        const early = deliveryWindow(terms, calendar, country, now)
        const late = deliveryWindow(terms, calendar, country, new Date(now.getTime() + wait))
        if (!early || !late) return
        expect(late.from >= early.from && late.to >= early.to).toBe(true)
      }),
    )
  })

  it('is the same for every order before its cut-off, and different afterwards if the shop is open', () => {
    fc.assert(
      fc.property(someTerms, calendars, places, moments, (terms, calendar, country, now) => {
        const window = deliveryWindow(terms, calendar, country, now)
        if (!window) return
        const last = new Date(window.orderBy.getTime() - 1)
        expect(deliveryWindow(terms, calendar, country, last)).toEqual(window)
        const next = deliveryWindow(terms, calendar, country, window.orderBy)
        expect(next?.orderBy.getTime()).toBeGreaterThan(window.orderBy.getTime())
      }),
    )
  })

  it('is never on a weekend or a holiday of either country for a parcel', () => {
    const travels = someTerms.map(terms => ({ ...terms, minDays: terms.minDays + 1 }))
    fc.assert(
      fc.property(travels, calendars, places, moments, (terms, calendar, country, now) => {
        const window = deliveryWindow(terms, calendar, country, now)
        for (const day of window ? [window.from, window.to] : []) {
          expect(weekdayOf(day)).toBeLessThan(6)
          expect(isPublicHoliday(country, day) || isPublicHoliday(calendar.country, day)).toBe(false)
        }
      }),
    )
  })

  it('makes a pick-up ready on a day on which the shop is open', () => {
    const pickUps = someTerms.map(terms => ({ ...terms, minDays: 0, maxDays: 0 }))
    fc.assert(
      fc.property(pickUps, calendars, moments, (terms, calendar, now) => {
        const window = deliveryWindow(terms, calendar, calendar.country, now)
        if (window) expect(isShopDay(calendar, window.from)).toBe(true)
      }),
    )
  })
})
