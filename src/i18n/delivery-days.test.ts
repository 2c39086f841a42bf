import { expect, it } from 'vitest'
import { locales } from '../contract/locales.ts'
import { daysText, deliveryDay, windowEnds } from './delivery-days.ts'

const days = { from: '2026-12-03', to: '2026-12-07' }

it('names the month of a window once, in each language', () => {
  expect(Object.fromEntries(locales.map(locale => [locale, daysText(days, locale)]))).toEqual({
    it: 'gio 3 – lun 7 dic',
    en: 'Thu 3 – Mon 7 Dec',
    es: 'jue 3 – lun 7 dic',
    fr: 'jeu. 3 – lun. 7 déc.',
    de: 'Do, 3. – Mo, 7. Dez',
    pt: 'quinta, 3 – segunda, 7 de dez.',
  })
})

it('names both months at the turn of a month', () => {
  expect(windowEnds({ from: '2026-12-30', to: '2027-01-04' }, 'it')).toEqual({
    from: 'mer 30 dic',
    to: 'lun 4 gen',
  })
})

it('shows a single day without a range', () => {
  expect(daysText({ from: '2026-12-03', to: '2026-12-03' }, 'en')).toBe('Thu 3 Dec')
})

it('shows the same day in every time zone', () => {
  expect(deliveryDay('2027-01-01', 'fr')).toBe('ven. 1 janv.')
})
