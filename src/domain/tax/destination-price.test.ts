import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discountOf } from '../testing/random-discounts.ts'
import {
  destinationAmount,
  destinationCarriage,
  destinationPrice,
  differsFromList,
  discountAtDestination,
} from './destination-price.ts'
import { type TaxClass, taxClasses } from './tax-classes.ts'
import { type TaxTerms, taxTerms } from './tax-terms.ts'
import { taxedTotals } from './taxed-totals.ts'

const termsOf = (country: string, shipping_class: TaxTerms['shipping_class'] = 'goods') =>
  taxTerms(
    { country, zip: '', isPickup: false, buyer: { kind: 'consumer' } },
    '2026-11-28',
    { mode: 'net', shipping_class, zero_natura: 'N4', rates: { changes: [], confirmedUntil: '' } },
    true,
  )
const rule = (percent: number, list_percent = 22) => ({ percent, list_percent })
const goods = (total: number, tax_class: TaxClass = 'standard') => ({ total, tax_class, is_digital: false })

describe('a price of the country of delivery', () => {
  it.each([
    [5680, rule(19), 5541],
    [5680, rule(25.5), 5843],
    [5680, rule(22), 5680],
    [6100, rule(0), 5000],
    [1040, rule(7, 4), 1070],
    [0, rule(19), 0],
  ])(
    'is the list price without Italian VAT, plus the VAT that applies: %d at %j is %d',
    (list, of, price) => {
      expect(destinationPrice(list, of)).toBe(price)
    },
  )

  it('is the list price while a rate is missing', () => {
    expect(destinationPrice(5680, undefined)).toBe(5680)
  })

  it('never orders two list prices of one rate differently', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    const percent = fc.constantFrom(0, 4, 7, 19, 25.5, 27)
    fc.assert(
      fc.property(cents, cents, percent, (a, b, at) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(destinationPrice(less, rule(at))).toBeLessThanOrEqual(destinationPrice(more, rule(at)))
      }),
    )
  })

  it('differs from the list price only where another VAT applies', () => {
    expect(['IT', 'SM', 'SI', 'DE', 'CH'].map(country => differsFromList(termsOf(country)))).toEqual([
      false,
      false,
      true, // reduced rates
      true,
      true,
    ])
  })
})

describe('a fixed amount of the country of delivery', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000 })
  const country = fc.constantFrom('DE', 'HU', 'FI', 'CH')

  it.each([
    ['DE', 1000, 976],
    ['HU', 1000, 1041],
    ['CH', 1000, 820],
    ['IT', 1000, 1000],
  ])('has the value of a price at the standard rate: in %s %d is %d', (to, list, amount) => {
    expect(destinationAmount(list, termsOf(to))).toBe(amount)
    expect(destinationAmount(list, null)).toBe(list)
  })

  it('preserves the net value of a converted amount to the cent', () => {
    fc.assert(
      fc.property(cents, country, (list, to) => {
        const { percent } = termsOf(to).goods.standard ?? { percent: 0 }
        const net = (amount: number, rate: number) => Math.round((amount * 100) / (100 + rate))
        expect(net(destinationAmount(list, termsOf(to)), percent)).toBe(net(list, 22))
      }),
    )
  })

  it('reaches a converted threshold with the same item that reaches it at list prices', () => {
    fc.assert(
      fc.property(cents, cents, country, (a, b, to) => {
        const [minimum, list] = a < b ? [a, b] : [b, a]
        const { goods } = termsOf(to)
        expect(destinationPrice(list, goods.standard)).toBeGreaterThanOrEqual(
          destinationAmount(minimum, { goods }),
        )
      }),
    )
  })

  it('applies to amount and minimum of a discount, and leaves percentages', () => {
    const rule = discountOf({ amount: 1000, minimum: 5000 })
    expect(discountAtDestination(rule, termsOf('DE'))).toEqual({ ...rule, amount: 976, minimum: 4877 })
    const percentage = discountOf({ percent: 10 })
    expect(discountAtDestination(percentage, termsOf('DE'))).toEqual(percentage)
  })
})

describe('a shipping price of the country of delivery', () => {
  it('follows the goods in proportion to their value', () => {
    const lines = [goods(2080, 'books'), goods(3660)]
    expect(destinationCarriage(490, lines, termsOf('DE'))).toBe(183 + 305)
  })

  it('uses the tax class of the shipping instead, if the setting names one', () => {
    expect(destinationCarriage(490, [goods(2080, 'books')], termsOf('DE', 'standard'))).toBe(478)
  })

  it('is the list price of an empty cart', () => {
    expect(destinationCarriage(490, [], termsOf('DE'))).toBe(490)
  })
})

describe('the totals of prices of the country of delivery', () => {
  it('charge exactly the sum of the prices', () => {
    const piece = fc.record({
      list: fc.integer({ min: 0, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      tax_class: fc.constantFrom(...taxClasses.filter(one => one !== 'zero')), // which other countries lack
    })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), fc.constantFrom('DE', 'HU', 'CH'), (pieces, country) => {
        const terms = termsOf(country)
        const lines = pieces.map(({ list, quantity, tax_class }) =>
          goods(destinationPrice(list, terms.goods[tax_class]) * quantity, tax_class),
        )
        const carriage = destinationCarriage(490, lines, terms)
        const totals = taxedTotals(lines, carriage, 0, { ...terms, mode: 'destination' })
        expect(totals.due).toBe(lines.reduce((sum, { total }) => sum + total, carriage))
        if (country === 'CH') expect(totals.vat).toBe(0)
      }),
    )
  })
})
