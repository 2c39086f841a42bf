import { describe, expect, it } from 'vitest'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { priceOf, type ShopWords, vatNoteOf } from './product-words.ts'

const words = {
  t: ((key: string) => `<${key}>`) as unknown as ShopWords['t'],
  locale: 'it',
  currency: 'euro',
} satisfies ShopWords
const card = (now: number, has_variants = false) =>
  ({ price: { now, was: null, percent: 0 }, has_variants }) as ProductCard

it('formats a price of zero as free, without “from”', () => {
  expect(priceOf(words, card(0, true))).toMatchObject({ now: '<checkout.free>', from: false })
  expect(priceOf(words, card(490, true)).now).toMatch(/4,90/)
  expect(priceOf(words, card(490, true)).from).toBe(true)
})

describe('the sentence about VAT', () => {
  it.each([
    [false, 'gross', 'vat_included'],
    [false, 'net', 'vat_included'],
    [true, 'gross', 'vat_included'],
    [true, 'net', 'vat_of_shop'],
  ] as const)('with tax by country %s and equal %s prices is %s', (by_country, prices, key) => {
    expect(vatNoteOf({ by_country, prices })).toBe(key)
  })
})
