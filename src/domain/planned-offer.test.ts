/** Planned offers (decision 0083) in the price of a piece, the struck price and the amount due. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyDiscounts, type DiscountRule } from './discounts.ts'
import { askedPrice, shownPrice, shownTerms, type Terms, termsAt } from './price-rule.ts'
import type { Discount, Prices } from './prices.ts'
import { type Tier, unitPrice } from './pricing.ts'
import { type EnteredTerms, enteredTerms, termsInForce } from './product-schedule.ts'
import { destinationCarriage, destinationPrice, discountAtDestination } from './tax/destination-price.ts'
import { type TaxTerms, taxTerms } from './tax/tax-terms.ts'
import { taxedTotals } from './tax/taxed-totals.ts'
import { hour, lowestBeforeOffer, replaySteps, type Step } from './testing/price-history.ts'
import { discountOf, randomDiscounts, randomMinimum } from './testing/random-discounts.ts'

const noon = Date.parse('2026-12-01T12:00:00Z')
const noDiscount: Discount = { base_discount: 0, reseller_discount: 0, other_discount: 0 }

const cents = fc.integer({ min: 0, max: 12_000 })
const percent = fc.constantFrom(0, 1, 5, 17, 33, 50, 100)
const prices: fc.Arbitrary<Prices> = fc.record({
  base_price: cents,
  reseller_price: fc.option(cents, { nil: null }),
  other_price: fc.option(cents, { nil: null }),
})
const discount: fc.Arbitrary<Discount> = fc.record({
  base_discount: percent,
  reseller_discount: percent,
  other_discount: percent,
})
const tiers = fc.constantFrom<Tier>('base', 'reseller', 'other')

/** Start and end in milliseconds after noon. Null: no limit. */
interface Period {
  from: number | null
  until: number | null
}

const periods: fc.Arbitrary<Period> = fc
  .tuple(
    fc.option(fc.integer({ min: -5 * hour, max: 5 * hour })),
    fc.option(fc.integer({ min: 1, max: 5 * hour })),
  )
  .map(([from, length]) => ({ from, until: length === null ? null : (from ?? 0) + length }))

const isWithin = ({ from, until }: Period, at: number): boolean =>
  (from === null || at >= from) && (until === null || at < until)

/** The boundaries of the period to the millisecond, and other moments. */
const momentsOf = ({ from, until }: Period): number[] =>
  [from, until].flatMap(limit => (limit === null ? [] : [limit - 1, limit, limit + 1])).concat(-9e7, 0, 9e7)

const dateAt = (millis: number | null): Date | null => (millis === null ? null : new Date(noon + millis))

const offerOf = (discount: Discount, { from, until }: Period): EnteredTerms => ({
  status: 'published',
  published_from: null,
  published_until: null,
  offer_from: dateAt(from),
  offer_until: dateAt(until),
  ...discount,
})

interface Piece {
  prices: Prices
  variant: Prices | null
  discount: Discount
  period: Period
}

const pieces: fc.Arbitrary<Piece> = fc.record({
  prices,
  variant: fc.option(prices),
  discount,
  period: periods,
})

/** The price at a moment, from the row as it was saved at another moment. */
function priceOf({ prices, variant, discount, period }: Piece, tier: Tier, savedAt: number, at: number) {
  const entered = offerOf(discount, period)
  const saved = { ...entered, ...termsInForce(entered, new Date(noon + savedAt)) }
  const terms = termsInForce(enteredTerms(saved), new Date(noon + at))
  return unitPrice({ prices, discount: terms }, variant ? [{ prices: variant }] : [], tier)
}

/** The same price without dates. */
const priceWith = ({ prices, variant }: Piece, discount: Discount, tier: Tier) =>
  unitPrice({ prices, discount }, variant ? [{ prices: variant }] : [], tier)

describe('the price of a piece with a planned offer', () => {
  it('is reduced from the first to the last millisecond of the offer, and normal before and after, for every tier', () => {
    fc.assert(
      fc.property(pieces, tiers, (piece, tier) => {
        for (const at of momentsOf(piece.period)) {
          const inForce = isWithin(piece.period, at) ? piece.discount : noDiscount
          expect(priceOf(piece, tier, -9e7, at)).toBe(priceWith(piece, inForce, tier))
        }
      }),
    )
  })

  it('does not depend on the moment at which the offer was saved', () => {
    fc.assert(
      fc.property(pieces, tiers, fc.integer({ min: -6 * hour, max: 6 * hour }), (piece, tier, savedAt) => {
        for (const at of momentsOf(piece.period))
          expect(priceOf(piece, tier, savedAt, at)).toBe(priceOf(piece, tier, -9e7, at))
      }),
    )
  })

  it('equals the price of the price rule', () => {
    fc.assert(
      fc.property(pieces, tiers, (piece, tier) => {
        for (const at of momentsOf(piece.period)) {
          const inForce = termsInForce(offerOf(piece.discount, piece.period), new Date(noon + at))
          const terms = termsAt({ ...piece.prices, ...inForce }, tier, true, piece.variant ?? undefined)
          expect(askedPrice(terms)).toBe(priceOf(piece, tier, -9e7, at))
        }
      }),
    )
  })
})

const day = 24 * hour
const save = fc.record({
  wait: fc.integer({ min: 1, max: 40 * day }),
  full: cents,
  percent: fc.constantFrom(0, 5, 20, 40),
  isForSale: fc.constantFrom(true, true, true, false),
  period: fc
    .tuple(
      fc.option(fc.integer({ min: -5 * day, max: 45 * day })),
      fc.option(fc.integer({ min: 1, max: 20 * day })),
    )
    .map(([from, length]): Period => ({ from, until: length === null ? null : (from ?? 0) + length })),
})
type Save = typeof save extends fc.Arbitrary<infer Value> ? Value : never

/** The steps of one save until the next one, as the job applies them. */
function stepsOf({ full, percent, isForSale, period }: Save, at: number, next: number): Step[] {
  const saved = offerOf(
    { ...noDiscount, base_discount: percent },
    {
      from: period.from === null ? null : at + period.from,
      until: period.until === null ? null : at + period.until,
    },
  )
  const steps: Step[] = []
  for (let moment: number | undefined = at; moment !== undefined && moment < next; ) {
    const { base_discount, changes_at } = termsInForce(saved, new Date(noon + moment))
    steps.push({ terms: { full, percent: base_discount, extra: 0, isForSale }, time: moment })
    moment = changes_at ? changes_at.getTime() - noon : undefined
  }
  return steps
}

const planned = fc.array(save, { minLength: 1, maxLength: 8 }).map(saves => {
  let time = 0
  const times = saves.map(({ wait }) => (time += wait))
  return {
    saves,
    times,
    steps: saves.flatMap((one, at) => stepsOf(one, times[at]!, times[at + 1] ?? Number.POSITIVE_INFINITY)),
  }
})

describe('the struck price of a product with planned offers, over random saves', () => {
  it('is the lowest price of the thirty days before the offer, while it runs', () => {
    fc.assert(
      fc.property(planned, ({ steps }) =>
        replaySteps(steps, ({ reference }, at) => {
          const { terms } = steps[at]!
          if (!terms.isForSale || terms.percent === 0) return
          expect(shownTerms(terms, reference)).toEqual(
            shownPrice(askedPrice(terms), lowestBeforeOffer(steps, at)),
          )
        }),
      ),
      { numRuns: 1000 },
    )
  })

  it('is missing before the start and after the end', () => {
    fc.assert(
      fc.property(planned, ({ saves, times, steps }) =>
        replaySteps(steps, ({ reference }, at) => {
          const { time, terms }: { time: number; terms: Terms } = steps[at]!
          const last = times.findLastIndex(saved => saved <= time)
          if (isWithin(saves[last]!.period, time - times[last]!)) return
          expect(shownTerms(terms, reference)).toEqual({ now: terms.full, was: null, percent: 0 })
        }),
      ),
    )
  })
})

const countryTerms = (country: string): TaxTerms => ({
  ...taxTerms(
    { country, zip: '', isPickup: false, buyer: { kind: 'consumer' } },
    '2026-11-28',
    { mode: 'net', shipping_class: 'goods', zero_natura: 'N4', rates: { changes: [], confirmedUntil: '' } },
    true,
  ),
  mode: 'destination',
})
const countries = fc.constantFrom('IT', 'DE', 'HU', 'FI', 'CH').map(countryTerms)

const lines = fc.array(
  fc.record({
    piece: pieces,
    quantity: fc.integer({ min: 1, max: 4 }),
    product_id: fc.integer({ min: 1, max: 4 }),
    category_id: fc.integer({ min: 1, max: 4 }),
    tax_class: fc.constantFrom('standard' as const, 'books' as const),
  }),
  { minLength: 1, maxLength: 4 },
)
type Line = typeof lines extends fc.Arbitrary<(infer Item)[]> ? Item : never

const shippingPrice = 490

/** The discounted goods and the amount due for the lines, at the prices that `unitOf` returns. */
function sumsOf(
  cart: readonly Line[],
  unitOf: (piece: Piece) => number,
  rules: readonly DiscountRule[],
  minimum: 'before' | 'after',
  terms: TaxTerms,
): { goods: number; due: number } {
  const goods = cart.map(({ piece, ...line }) => {
    const unit_price = destinationPrice(unitOf(piece), terms.goods[line.tax_class])
    return { ...line, is_digital: false, unit_price, total: unit_price * line.quantity }
  })
  const carriage = destinationCarriage(shippingPrice, goods, terms)
  const discounts = applyDiscounts(
    rules.map(rule => discountAtDestination(rule, terms)),
    goods,
    { shipping: { code: 'standard', price: carriage }, minimum },
  )
  const discounted = goods.map((line, at) => ({ ...line, discount: discounts.lines[at] ?? 0 }))
  const { subtotal, due } = taxedTotals(discounted, carriage, discounts.goods + discounts.shipping, terms)
  return { goods: subtotal - discounts.goods, due }
}

describe('a cart with planned offers', () => {
  it('costs the same as without dates, with every discount, tier and country', () => {
    fc.assert(
      fc.property(
        lines,
        tiers,
        randomDiscounts,
        randomMinimum,
        countries,
        (cart, tier, rules, minimum, terms) => {
          for (const at of cart.flatMap(({ piece }) => momentsOf(piece.period))) {
            const planned = sumsOf(cart, piece => priceOf(piece, tier, -9e7, at), rules, minimum, terms)
            const undated = (piece: Piece) =>
              priceWith(piece, isWithin(piece.period, at) ? piece.discount : noDiscount, tier)
            expect(planned).toEqual(sumsOf(cart, undated, rules, minimum, terms))
          }
        },
      ),
    )
  })

  it('has no dearer goods while an offer runs, with a percentage and the cheapest of three free', () => {
    const bundle = { kind: 'bundle' as const, buy_quantity: 2, get_quantity: 1, get_percent: 100 }
    const rules = [discountOf({ id: 1, code: 'DIECI', percent: 10 }), discountOf({ id: 2, ...bundle })]
    fc.assert(
      fc.property(lines, tiers, countries, (cart, tier, terms) => {
        const full = sumsOf(cart, piece => priceWith(piece, noDiscount, tier), rules, 'before', terms)
        for (const at of cart.flatMap(({ piece }) => momentsOf(piece.period))) {
          const { goods } = sumsOf(cart, piece => priceOf(piece, tier, -9e7, at), rules, 'before', terms)
          expect(goods).toBeLessThanOrEqual(full.goods)
        }
      }),
    )
  })
})
