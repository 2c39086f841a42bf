import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  couponDiscount,
  discountedPrice,
  isBusinessTier,
  isQuantity,
  ownDiscount,
  ownPrices,
  percentAt,
  priceAt,
  readQuantity,
  splitCents,
  tierOf,
  totalsOf,
  unitPrice,
  vatChoices,
} from './pricing.ts'

const prices = { base_price: 1000, reseller_price: 700, other_price: null }

describe('price tier (specification notes §4 Cart)', () => {
  it('reseller_price for role reseller, other_price for role other, base_price otherwise', () => {
    expect(priceAt(prices, tierOf('reseller'))).toBe(700)
    expect([undefined, 'user', 'retailer', 'admin'].map(role => tierOf(role as never))).toEqual(
      Array(4).fill('base'),
    )
  })

  it('falls back to base for a missing tier price (decision 0014)', () => {
    expect(priceAt(prices, tierOf('other'))).toBe(1000)
  })

  it('rounds the discount per unit', () => {
    expect(discountedPrice(999, 20)).toBe(799)
    expect(discountedPrice(125, 10)).toBe(113)
  })
})

describe('tiers a role may see', () => {
  const all = { base_price: 1000, reseller_price: 700, other_price: 800 }
  const discount = { base_discount: 5, reseller_discount: 10, other_discount: 15 }

  it.each([
    ['reseller', [1000, 700, null], [5, 10, 0]],
    ['other', [1000, null, 800], [5, 0, 15]],
    ['admin', [1000, 700, 800], [5, 10, 15]],
    ['user', [1000, null, null], [5, 0, 0]],
    [undefined, [1000, null, null], [5, 0, 0]],
  ] as const)('gives the role %s the base price and its own', (role, prices, discounts) => {
    expect(Object.values(ownPrices(all, role))).toEqual(prices)
    expect(Object.values(ownDiscount(discount, role))).toEqual(discounts)
  })

  it('reads price and discount of the tier', () => {
    const tiers = ['base', 'reseller', 'other'] as const
    expect(tiers.map(tier => priceAt(all, tier))).toEqual([1000, 700, 800])
    expect(tiers.map(tier => percentAt(discount, tier))).toEqual([5, 10, 15])
    expect(tierOf('other')).toBe('other')
  })

  it('counts every tier but the base as business', () => {
    expect((['base', 'reseller', 'other'] as const).map(isBusinessTier)).toEqual([false, true, true])
  })
})

describe('quantity (specification notes §5)', () => {
  it('accepts only an integer of at least 1', () => {
    expect([0, -1, 1.5, Number.NaN, '2', null].map(isQuantity)).toEqual(Array(6).fill(false))
    expect(isQuantity(1)).toBe(true)
  })

  it('is parsed as an integer in the store, with 1 as fallback', () => {
    expect(['3', '2.9', 'x', -4, null].map(readQuantity)).toEqual([3, 2, 1, 1, 1])
  })
})

describe('totals (specification notes §9, decision 0015)', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  const any = fc.record({
    lines: fc.array(cents, { maxLength: 12 }),
    shipping: cents,
    discount: cents,
    vat: fc.constantFrom(...vatChoices),
  })

  it('C1: has discount = subtotal + shipping − total, and no negative value', () => {
    fc.assert(
      fc.property(any, ({ lines, shipping, discount, vat }) => {
        const totals = totalsOf(lines, shipping, discount, vat)
        for (const value of Object.values(totals)) expect(value).toBeGreaterThanOrEqual(0)
        expect(totals.discount).toBeLessThanOrEqual(totals.subtotal + totals.shipping)
        expect(totals.due).toBe(totals.taxable + totals.vat)
      }),
    )
  })

  it('C15: equals the gross amount at 22 %, to the cent', () => {
    fc.assert(
      fc.property(any, ({ lines, shipping, discount }) => {
        const totals = totalsOf(lines, shipping, discount, 22)
        expect(totals.due).toBe(totals.subtotal + totals.shipping - totals.discount)
      }),
    )
  })

  it.each([
    [0, 8197, 0, 8197],
    [4, 8197, 328, 8525],
    [10, 8197, 820, 9017],
    [22, 8197, 1803, 10000],
  ])('100,00 € at %i %%', (rate, taxable, vat, due) => {
    expect(totalsOf([10000], 0, 0, rate)).toMatchObject({ taxable, vat, due })
  })

  it('adds shipping and subtracts the coupon', () => {
    const expected = { subtotal: 1000, shipping: 500, discount: 200, taxable: 1066, vat: 234, due: 1300 }
    expect(totalsOf([600, 400], 500, 200, 22)).toEqual(expected)
  })

  it('adds shipping only above 0', () => {
    expect(totalsOf([1000], -500, 0, 22)).toMatchObject({ shipping: 0, due: 1000 })
  })
})

describe('coupon (decision 0019)', () => {
  it('rounds a percentage once over the goods, and limits an amount to their price', () => {
    expect(couponDiscount(999, { percent: 10, amount: null })).toBe(100)
    expect(couponDiscount(300, { percent: null, amount: 500 })).toBe(300)
  })
})

describe('final price (specification notes §9, decision 0014)', () => {
  it('is base plus variants without tier price and discount', () => {
    const none = { base_discount: 0, reseller_discount: 0, other_discount: 0 }
    const variants = [{ prices: { ...prices, base_price: 250 } }, { prices: { ...prices, base_price: 50 } }]
    expect(unitPrice({ prices, discount: none }, variants, 'base')).toBe(1300)
  })
})

describe('split over lines (decision 0015, invoice)', () => {
  it('gives the whole to the first part if all weights are zero', () => {
    expect(splitCents(5, [0, 0, 0])).toEqual([5, 0, 0])
  })

  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 })
  it('C15: returns parts that add up to the whole, each within a cent of its share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (whole, parts) => {
        const split = splitCents(whole, parts)
        const sum = parts.reduce((a, b) => a + b, 0)
        expect(split.reduce((a, b) => a + b, 0)).toBe(whole)
        if (sum > 0)
          for (const [at, part] of split.entries())
            expect(Math.abs(part - (whole * parts[at]!) / sum)).toBeLessThan(1)
      }),
    )
  })
})
