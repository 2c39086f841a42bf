import { describe, expect, it } from 'vitest'
import type { ProductCard } from '@/contract/endpoints/shop/catalog.ts'
import { priceOf, type ShopWords, vatNote } from './product-words.ts'

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
  const said = {
    ...words,
    t: ((key: string, { country }: { country?: string } = {}) =>
      [key, country].filter(Boolean).join(' ')) as unknown as ShopWords['t'],
  }
  const vat = { country: 'DE', tax_class: 'standard', percent: 19, list_percent: 22 } as const
  it.each([
    [null, 'vat_included'],
    [vat, 'vat_for_delivery Germania'],
    [{ ...vat, country: 'CH', percent: 0 } as const, 'vat_export Svizzera'],
  ])('names the country of a price that applies there only: %j', (of, text) => {
    expect(vatNote(said, of)).toBe(text)
  })
})
