import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyDiscounts,
  type DiscountableLine,
  type DiscountedCart,
  discountState,
  isForBuyer,
} from './discounts.ts'
import { couponDiscount } from './pricing.ts'
import { discountOf, randomDiscounts, randomMinimum } from './testing/random-discounts.ts'

const line = (unit_price: number, quantity = 1, product_id = 1, category_id = 1): DiscountableLine => ({
  product_id,
  category_id,
  quantity,
  unit_price,
  total: unit_price * quantity,
})
const cart: DiscountedCart = { shipping: { code: 'standard', price: 490 }, minimum: 'before' }
const applied = (...given: Parameters<typeof applyDiscounts>) =>
  applyDiscounts(...given).applied.map(({ id, goods, shipping }) => [id, goods, shipping])

describe('one discount', () => {
  it('takes a percentage of certain products off their lines', () => {
    const discount = discountOf({ percent: 15, product_ids: [2] })
    const result = applyDiscounts([discount], [line(1000), line(999, 3, 2)], cart)
    expect(result).toMatchObject({ goods: 450, shipping: 0, lines: [0, 450] })
  })

  it('takes an amount off the goods of a category, never more than their price', () => {
    const discount = discountOf({ amount: 5000, category_ids: [7] })
    expect(applied([discount], [line(1000), line(300, 2, 2, 7)], cart)).toEqual([[1, 600, 0]])
  })

  it('makes the cheapest of three free, or reduces it', () => {
    const bundle = { kind: 'bundle' as const, buy_quantity: 2, get_quantity: 1 }
    const lines = [line(900, 2), line(500, 1, 2)]
    expect(applied([discountOf({ ...bundle, get_percent: 100 })], lines, cart)).toEqual([[1, 500, 0]])
    expect(applied([discountOf({ ...bundle, get_percent: 25 })], lines, cart)).toEqual([[1, 125, 0]])
  })

  it('gives a piece of another category', () => {
    const discount = discountOf({
      kind: 'bundle',
      category_ids: [1],
      buy_quantity: 1,
      get_quantity: 1,
      get_percent: 100,
      get_category_ids: [2],
    })
    expect(applied([discount], [line(100), line(700, 2, 2, 2)], cart)).toEqual([[1, 700, 0]])
  })

  it('makes the shipping free, with certain methods only', () => {
    const discount = discountOf({ kind: 'shipping', shipping_methods: ['standard'] })
    expect(applied([discount], [line(1000)], cart)).toEqual([[1, 0, 490]])
    const express = { ...cart, shipping: { code: 'express', price: 1190 } }
    expect(applyDiscounts([discount], [line(1000)], express)).toMatchObject({
      shipping: 0,
      failures: [{ id: 1, reason: 'shipping' }],
    })
  })

  it.each([
    [{ percent: 10, product_ids: [9] }, { reason: 'elsewhere' }],
    [
      { percent: 10, minimum: 4000 },
      { reason: 'minimum', amount: 4000, missing: 2800 },
    ],
    [
      { kind: 'bundle' as const, buy_quantity: 3, get_quantity: 1, get_percent: 100 },
      { reason: 'pieces', missing: 3 },
    ],
    [
      { kind: 'bundle' as const, buy_quantity: 1, get_quantity: 1, get_percent: 100, get_product_ids: [5] },
      { reason: 'pieces', missing: 1 },
    ],
  ])('reports why %j is not applied', (rule, failure) => {
    expect(applyDiscounts([discountOf(rule)], [line(1200)], cart).failures).toEqual([{ id: 1, ...failure }])
  })
})

describe('several discounts', () => {
  it('are applied as bundles, certain goods, all goods, shipping, whatever the order of the list', () => {
    const discounts = [
      discountOf({ id: 1, kind: 'shipping' }),
      discountOf({ id: 2, amount: 100 }),
      discountOf({ id: 3, percent: 10 }),
      discountOf({ id: 4, percent: 50, product_ids: [2] }),
      discountOf({ id: 5, kind: 'bundle', buy_quantity: 2, get_quantity: 1, get_percent: 100 }),
    ]
    const lines = [line(1000, 2), line(600, 2, 2)]
    const expected = [
      [5, 600, 0],
      [4, 300, 0],
      [3, 230, 0],
      [2, 100, 0],
      [1, 0, 490],
    ]
    expect(applied(discounts, lines, cart)).toEqual(expected)
    expect(applied([...discounts].reverse(), lines, cart)).toEqual(expected)
  })

  it('give the buyer the better of a discount that combines with no other and those that combine', () => {
    const alone = discountOf({ id: 1, code: 'VENTI', percent: 20, is_combinable: false })
    const automatic = discountOf({ id: 2, percent: 25 })
    const result = applyDiscounts([alone, automatic], [line(1000)], cart)
    expect(result.applied).toMatchObject([{ id: 2, goods: 250 }])
    expect(result.failures).toEqual([{ id: 1, reason: 'combination' }])
  })

  it('prefers the code if a code and an automatic discount are worth the same', () => {
    const automatic = discountOf({ id: 1, percent: 20 })
    const alone = discountOf({ id: 2, code: 'VENTI', percent: 20, is_combinable: false })
    expect(applied([automatic, alone], [line(1000)], cart)).toEqual([[2, 200, 0]])
  })

  it('compare the minimum with the goods before or after the earlier discounts', () => {
    const discounts = [
      discountOf({ id: 1, percent: 50, product_ids: [1] }),
      discountOf({ id: 2, percent: 10, minimum: 800 }),
    ]
    expect(applied(discounts, [line(1000)], cart)).toEqual([
      [1, 500, 0],
      [2, 50, 0],
    ])
    const after = applyDiscounts(discounts, [line(1000)], { ...cart, minimum: 'after' })
    expect(after.failures).toEqual([{ id: 2, reason: 'minimum', amount: 800, missing: 300 }])
  })

  it('count a piece for one bundle only', () => {
    const bundle = { kind: 'bundle' as const, buy_quantity: 1, get_quantity: 1, get_percent: 100 }
    const discounts = [discountOf({ ...bundle, id: 1 }), discountOf({ ...bundle, id: 2 })]
    expect(applied(discounts, [line(500, 3)], cart)).toEqual([[1, 500, 0]])
  })
})

describe('any discounts of any cart', () => {
  const lines = fc.array(
    fc
      .record({
        product_id: fc.integer({ min: 1, max: 4 }),
        category_id: fc.option(fc.integer({ min: 1, max: 4 })),
        quantity: fc.integer({ min: 1, max: 5 }),
        unit_price: fc.integer({ min: 0, max: 20_000 }),
      })
      .map(one => ({ ...one, total: one.unit_price * one.quantity })),
    { minLength: 1, maxLength: 6 },
  )
  const carts = fc.record({
    shipping: fc.option(fc.integer({ min: 0, max: 2000 }).map(price => ({ code: 'standard', price }))),
    minimum: randomMinimum,
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

  it('are never negative, never more than goods and shipping, and add up to the cent', () => {
    fc.assert(
      fc.property(randomDiscounts, lines, carts, (discounts, goods, at) => {
        const result = applyDiscounts(discounts, goods, at)
        expect(result.goods).toBe(sum(result.applied.map(one => one.goods)))
        expect(result.shipping).toBe(sum(result.applied.map(one => one.shipping)))
        for (const one of result.applied) expect(Math.min(one.goods, one.shipping)).toBeGreaterThanOrEqual(0)
        expect(result.goods).toBeLessThanOrEqual(sum(goods.map(({ total }) => total)))
        expect(result.shipping).toBeLessThanOrEqual(at.shipping?.price ?? 0)
        expect(sum(result.lines)).toBeLessThanOrEqual(result.goods)
        for (const [index, own] of result.lines.entries()) {
          expect(own).toBeGreaterThanOrEqual(0)
          expect(own).toBeLessThanOrEqual(goods[index]!.total)
        }
      }),
      { seed: 73, numRuns: 10_000 },
    )
  })

  it('do not depend on the order of the list, and each is applied or has a reason', () => {
    fc.assert(
      fc.property(
        randomDiscounts,
        lines,
        carts,
        fc.infiniteStream(fc.nat()),
        (discounts, goods, at, keys) => {
          const result = applyDiscounts(discounts, goods, at)
          const shuffled = discounts
            .map(discount => ({ discount, key: keys.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ discount }) => discount)
          expect(applyDiscounts(shuffled, goods, at).applied).toEqual(result.applied)
          const named = [...result.applied, ...result.failures].map(({ id }) => id)
          expect(new Set(named).size).toBe(named.length)
          expect(discounts.filter(({ code }) => code !== null).every(({ id }) => named.includes(id))).toBe(
            true,
          )
        },
      ),
      { seed: 73, numRuns: 3000 },
    )
  })

  it('never give less than the best discount alone', () => {
    fc.assert(
      fc.property(randomDiscounts, lines, carts, (discounts, goods, at) => {
        const best = applyDiscounts(discounts, goods, at)
        for (const discount of discounts.filter(({ is_combinable }) => !is_combinable)) {
          const alone = applyDiscounts([discount], goods, at)
          expect(best.goods + best.shipping).toBeGreaterThanOrEqual(alone.goods + alone.shipping)
        }
      }),
      { seed: 73, numRuns: 3000 },
    )
  })

  it('leave the formula of a percentage or an amount on all goods or a category unchanged (decision 0019)', () => {
    const terms = fc.oneof(
      fc.integer({ min: 1, max: 100 }).map(percent => ({ percent, amount: null })),
      fc.integer({ min: 1, max: 90_000 }).map(amount => ({ percent: null, amount })),
    )
    const categories = fc.constantFrom<number[]>([], [1], [2, 3])
    fc.assert(
      fc.property(terms, categories, lines, (rule, category_ids, goods) => {
        const discount = discountOf({ ...rule, category_ids, code: 'DIECI', is_combinable: false })
        const inside = goods.filter(
          ({ category_id }) => category_ids.length === 0 || category_ids.includes(category_id ?? 0),
        )
        expect(applyDiscounts([discount], goods, cart).goods).toBe(
          couponDiscount(sum(inside.map(({ total }) => total)), rule),
        )
      }),
      { seed: 73, numRuns: 3000 },
    )
  })
})

describe('state of a discount', () => {
  const now = new Date('2026-11-29T12:00:00Z')
  const limits = { is_active: true, starts_at: null, ends_at: null, uses: 0, max_uses: null }
  it.each([
    ['active', {}],
    ['active', { starts_at: now, max_uses: 1 }],
    ['scheduled', { starts_at: '2026-11-29T12:00:01Z' }],
    ['over', { ends_at: now }],
    ['used', { max_uses: 3, uses: 3 }],
    ['off', { is_active: false, ends_at: now }],
  ] as const)('is %s for %j', (state, changes) => {
    expect(discountState({ ...limits, ...changes }, now)).toBe(state)
  })

  it('limits a discount to tiers and accounts', () => {
    const guest = { tier: 'base' as const, userId: null }
    expect(isForBuyer({ tiers: [], user_ids: [] }, guest)).toBe(true)
    expect(isForBuyer({ tiers: ['reseller'], user_ids: [] }, guest)).toBe(false)
    expect(isForBuyer({ tiers: [], user_ids: [4] }, guest)).toBe(false)
    expect(isForBuyer({ tiers: ['base'], user_ids: [4] }, { ...guest, userId: 4 })).toBe(true)
  })
})
