import { describe, expect, it } from 'vitest'
import { slugOf } from '@/lib/slug.ts'
import { stockAfter } from '../../stock/stock-by-number-repo.ts'
import { newPrices } from './new-prices.ts'

describe('a price rule', () => {
  const prices = { base_price: 1234, reseller_price: 990, other_price: null }
  const rule = { tiers: ['base', 'reseller', 'other'], by: 'percent', value: -10, round_to: 10 } as const

  it('changes the tiers it names, rounded, and sets no price for a tier without one', () => {
    expect(newPrices(prices, rule)).toEqual([
      { tier: 'base', from: 1234, to: 1110 },
      { tier: 'reseller', from: 990, to: 890 },
    ])
  })

  it('never goes below zero, and returns only what changes', () => {
    expect(newPrices(prices, { ...rule, tiers: ['base'], by: 'amount', value: -9999 })).toEqual([
      { tier: 'base', from: 1234, to: 0 },
    ])
    expect(newPrices({ ...prices, base_price: 1000 }, { ...rule, tiers: ['base'], value: 0 })).toEqual([])
  })
})

describe('stock after a save', () => {
  it.each([
    [15, 10, 7, 12],
    [10, 10, 7, 7],
    [2, 10, 7, 0],
    [null, 10, 7, null],
    [5, null, 7, 5],
    [5, 10, null, 5],
  ])('saving %s after the form showed %s, with %s in stock: %s', (wanted, seen, current, after) => {
    expect(stockAfter(wanted, seen, current)).toBe(after)
  })
})

it.each([
  ['Caffè & Brioche, 2 pezzi!', 'caffe-brioche-2-pezzi'],
  ['Große Straße', 'grosse-strasse'],
  ['???', ''],
])('the slug %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug))
