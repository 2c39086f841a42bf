import { beforeAll, expect, it } from 'vitest'
import { createI18n } from '@/i18n/react.ts'
import { arrivalText, deadlineText } from './delivery-text.ts'
import type { ShopWords } from './product-words.ts'

let words: ShopWords
beforeAll(async () => {
  const { t } = await createI18n('it', ['shop'])
  words = { t, locale: 'it', currency: 'euro' } as unknown as ShopWords
})

it('formats an arrival as a range, one day, or the day of pickup', () => {
  expect(arrivalText(words, { from: '2026-12-03', to: '2026-12-07' })).toBe('Arriva tra gio 3 e lun 7 dic')
  expect(arrivalText(words, { from: '2026-12-03', to: '2026-12-03' })).toBe('Arriva gio 3 dic')
  expect(arrivalText(words, { from: '2026-12-03', to: '2026-12-03' }, true)).toBe(
    'Pronto per il ritiro gio 3 dic',
  )
})

it('formats a deadline as day and hour in the shop’s time zone until the remaining time is known and below one day', () => {
  const orderBy = '2026-12-03T13:00:00.000Z'
  const exactly = 'se ordini entro gio 3 dic, ore 14:00'
  expect(deadlineText(words, orderBy, null)).toBe(exactly)
  expect(deadlineText(words, orderBy, 24 * 60)).toBe(exactly)
  expect(deadlineText(words, orderBy, 134)).toBe('se ordini entro 2 h 14 min')
  expect(deadlineText(words, orderBy, 7)).toBe('se ordini entro 7 min')
})

it('formats midnight as the first hour of the new day', () => {
  expect(deadlineText(words, '2026-12-03T23:00:00.000Z', null)).toBe('se ordini entro ven 4 dic, ore 00:00')
})
