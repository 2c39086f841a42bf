import { expect, it } from 'vitest'
import { locales } from '../contract/locales.ts'
import { daysText, deliveryDay, windowEnds } from './delivery-words.ts'

const days = { from: '2026-12-03', to: '2026-12-07' }

it('a window names its month once, in the words of each language', () => {
  expect(Object.fromEntries(locales.map(locale => [locale, daysText(days, locale)]))).toEqual({
    it: 'gio 3 – lun 7 dic',
    en: 'Thu 3 – Mon 7 Dec',
    es: 'jue 3 – lun 7 dic',
    fr: 'jeu. 3 – lun. 7 déc.',
    de: 'Do, 3. – Mo, 7. Dez',
    pt: 'quinta, 3 – segunda, 7 de dez.',
  })
})

it('both months are named over the turn of a month', () => {
  expect(windowEnds({ from: '2026-12-30', to: '2027-01-04' }, 'it')).toEqual({
    from: 'mer 30 dic',
    to: 'lun 4 gen',
  })
})

it('one day is no window', () => {
  expect(daysText({ from: '2026-12-03', to: '2026-12-03' }, 'en')).toBe('Thu 3 Dec')
})

it('a day is the same wherever the reader is', () => {
  expect(deliveryDay('2027-01-01', 'fr')).toBe('ven. 1 janv.')
})
