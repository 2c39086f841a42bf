import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf } from '../pricing.ts'
import { refundedParts } from './refunded-parts.ts'
import { taxClasses } from './tax-classes.ts'
import { type PriceMode, type TaxScope, taxTerms } from './tax-terms.ts'
import { type TaxedLine, taxedTotals } from './taxed-totals.ts'

const day = '2026-11-28'
const rates = { changes: [], confirmedUntil: '' }
const consumer = { kind: 'consumer' } as const
const verified = { kind: 'verified', vatCheckId: 7 } as const
type Place = Partial<Parameters<typeof taxTerms>[0]> & { mode?: PriceMode; isDue?: boolean }

const termsFor = ({ mode = 'gross', isDue = true, ...place }: Place = {}) =>
  taxTerms(
    { country: 'IT', zip: '37121', isPickup: false, buyer: consumer, ...place },
    day,
    { mode, shipping_class: 'goods', zero_natura: 'N4', rates },
    isDue,
  )
const line = (total: number, tax_class: TaxedLine['tax_class'] = 'standard'): TaxedLine => ({
  total,
  tax_class,
  is_digital: false,
})
const amounts = (totals: ReturnType<typeof taxedTotals>) =>
  totals.tax.parts.map(({ percent, natura, taxable, vat }) => [natura ?? percent, taxable, vat])

describe('totals with tax by country', () => {
  it('take VAT by subtraction once per order and rate (worked example 1)', () => {
    const totals = taxedTotals([line(7990), line(2690), line(1380)], 490, 1206, termsFor())
    expect(totals).toMatchObject({ due: 11344, taxable: 9298, vat: 2046 })
  })

  it('accept a cent of difference from rate × taxable amount (worked example 2)', () => {
    expect(taxedTotals([line(690)], 0, 0, termsFor())).toMatchObject({ taxable: 566, vat: 124 })
  })

  it.each([
    ['DE', 4773, 907],
    ['FI', 4526, 1154],
    ['HU', 4472, 1208],
    ['LU', 4855, 825],
    ['FR', 4733, 947],
  ])('keep the gross price at the rate of %s (worked example 4)', (country, taxable, vat) => {
    expect(taxedTotals([line(5680)], 0, 0, termsFor({ country, zip: '' }))).toMatchObject({
      taxable,
      vat,
      due: 5680,
    })
  })

  it('keep the net price with the setting “same net price” (worked example 4)', () => {
    const totals = taxedTotals([line(5680)], 0, 0, termsFor({ country: 'DE', zip: '', mode: 'net' }))
    expect(totals).toMatchObject({ taxable: 4656, vat: 885, due: 5541 })
  })

  it.each([
    [true, 4167, 833],
    [false, 4098, 902],
  ])(
    'tax a sale to France there if the threshold is passed: %s (worked example 5)',
    (isDue, taxable, vat) => {
      const terms = termsFor({ country: 'FR', zip: '75001', isDue })
      expect(taxedTotals([line(5000)], 0, 0, terms)).toMatchObject({ taxable, vat })
    },
  )

  it('charge a verified business no VAT, and an unverified one the Italian VAT (worked example 6)', () => {
    const at = { country: 'AT', zip: '1010' }
    expect(amounts(taxedTotals([line(30500)], 0, 0, termsFor({ ...at, buyer: verified })))).toEqual([
      ['N3.2', 25000, 0],
    ])
    const unverified = termsFor({ ...at, buyer: { kind: 'unverified' } })
    expect(amounts(taxedTotals([line(30500)], 0, 0, unverified))).toEqual([[22, 25000, 5500]])
  })

  it.each([
    ['CH', '8001', ['N3.1', 6000, 0]],
    ['IT', '23041', ['N3.1', 6000, 0]],
    ['IT', '22061', ['N3.1', 6000, 0]],
    ['IT', '37121', [22, 6000, 1320]],
  ])('export to %s %s without VAT where the law says so (worked example 7)', (country, zip, part) => {
    expect(amounts(taxedTotals([line(6100)], 1220, 0, termsFor({ country, zip })))).toEqual([part])
  })

  it('split coupon and shipping over the rates by value (worked example 9)', () => {
    const totals = taxedTotals([line(2080, 'books'), line(3660)], 490, 574, termsFor())
    expect(totals.tax.parts).toMatchObject([
      { percent: 4, discount: 208, shipping: 178, taxable: 1971, vat: 79 },
      { percent: 22, discount: 366, shipping: 312, taxable: 2956, vat: 650 },
    ])
    expect(totals.due).toBe(5656)
  })

  it('tax digital items for a foreign business as a service', () => {
    const digital = { ...line(12200), is_digital: true }
    const totals = taxedTotals(
      [line(1220), digital],
      0,
      0,
      termsFor({ country: 'AT', zip: '1010', buyer: verified }),
    )
    expect(amounts(totals)).toEqual([
      ['N3.2', 1000, 0],
      ['N2.1', 10000, 0],
    ])
  })

  it('tax goods for Northern Ireland like the Union, and digital items there not', () => {
    const digital = { ...line(1220), is_digital: true }
    const totals = taxedTotals([line(1200), digital], 0, 0, termsFor({ country: 'GB', zip: 'BT1 1AA' }))
    expect(amounts(totals)).toEqual([
      [20, 1000, 200],
      ['N2.1', 1000, 0],
    ])
  })

  it('equal the formula of the specification for the standard rate in Italy', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 600_000 }),
        fc.constantFrom<PriceMode>('gross', 'net'),
        (lines, shipping, discount, mode) => {
          const { tax: _tax, ...totals } = taxedTotals(
            lines.map(total => line(total)),
            shipping,
            discount,
            termsFor({ mode }),
          )
          expect(totals).toEqual(totalsOf(lines, shipping, discount, 22))
        },
      ),
      { seed: 65, numRuns: 2000 },
    )
  })

  const places: Place[] = [
    {},
    { zip: '23041' },
    { country: 'FR', zip: '20000' },
    { country: 'FI', zip: '00100' },
    { country: 'CH', zip: '8001' },
    { country: 'DE', zip: '10115', buyer: verified },
    { country: 'PT', zip: '9500-100' },
    { country: 'IE', zip: 'D02' },
  ]

  it('add up: parts to totals, and random refunds to every part', () => {
    const item = fc.record({
      total: fc.integer({ min: 0, max: 90_000 }),
      tax_class: fc.constantFrom(...taxClasses.filter(one => one !== 'zero')),
      is_digital: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(...places),
        fc.constantFrom<PriceMode>('gross', 'net'),
        fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 6 }),
        (lines, shipping, off, place, mode, refunds) => {
          const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
          const totals = taxedTotals(
            lines,
            shipping,
            Math.floor((subtotal * off) / 100),
            termsFor({ ...place, mode }),
          )
          const { parts } = totals.tax
          const sum = (of: 'taxable' | 'vat' | 'due' | 'shipping' | 'discount') =>
            parts.reduce((total, part) => total + part[of], 0)
          expect([sum('taxable'), sum('vat'), sum('due')]).toEqual([totals.taxable, totals.vat, totals.due])
          expect([sum('shipping'), sum('discount')]).toEqual([totals.shipping, totals.discount])
          expect(totals.due).toBe(totals.taxable + totals.vat)
          const given = parts.map(() => ({ taxable: 0, vat: 0, due: 0 }))
          for (const amount of [...refunds, totals.due]) {
            const before = given.map(({ due }) => due)
            const back = refundedParts(
              parts,
              before,
              parts.map((_, at) => (at === 0 ? amount : 0)),
              amount,
            )
            back.forEach((part, at) => {
              expect(Math.min(part.taxable, part.vat, part.due)).toBeGreaterThanOrEqual(0)
              for (const of of ['taxable', 'vat', 'due'] as const) given[at]![of] += part[of]
            })
          }
          expect(given).toEqual(parts.map(({ taxable, vat, due }) => ({ taxable, vat, due })))
        },
      ),
      { seed: 65, numRuns: 10_000 },
    )
  })
})

describe('the scope of a sale', () => {
  it.each<[TaxScope, Place]>([
    ['domestic', {}],
    ['domestic', { country: 'DE', zip: '10115', isPickup: true }],
    ['domestic', { country: 'SM', zip: '47890' }],
    ['export', { country: 'SM', zip: '47890', isSanMarinoBusiness: true }],
    ['export', { country: 'ES', zip: '35001' }],
    ['export', { country: 'FI', zip: '22100' }],
    ['export', { country: 'DE', zip: '78266' }],
    ['export', { country: 'DE', zip: '27498' }],
    ['export', { country: 'GR', zip: '630 86' }],
    ['export', { country: 'FR', zip: '97400' }],
    ['union_consumer', { country: 'FR', zip: '98000' }],
    ['union_consumer', { country: 'PT', zip: '9000-001' }],
    ['union_consumer', { country: 'GB', zip: 'bt1 1aa' }],
    ['export', { country: 'GB', zip: 'SW1A 1AA' }],
    ['union_business', { country: 'DE', zip: '10115', buyer: verified }],
    ['export', { country: 'DE', zip: '78266', buyer: verified }],
  ])('is %s for %o', (scope, place) => {
    expect(termsFor(place).scope).toBe(scope)
  })
})
