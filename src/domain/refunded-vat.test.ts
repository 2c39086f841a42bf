import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalsOf, vatChoices } from './pricing.ts'
import { refundedVat } from './refunded-vat.ts'

const notes = (
  sale: { taxable: number; vat: number; due: number },
  percent: number,
  amounts: readonly number[],
) => {
  let before = 0
  return amounts.map(amount => {
    const { taxable, vat, due } = refundedVat(sale, percent, before, amount)
    before += due
    return [due, taxable, vat]
  })
}

describe('refunded VAT', () => {
  it('gives a partial return and the rest of the order exact cents (worked example 8)', () => {
    const sale = totalsOf([7990, 2690, 1380], 490, 1206, 22)
    expect(notes(sale, 22, [2421, 8923])).toEqual([
      [2421, 1984, 437],
      [8923, 7314, 1609],
    ])
  })

  it('gives the last of several notes the remaining cent (worked example 8)', () => {
    expect(notes({ due: 3297, taxable: 2702, vat: 595 }, 22, [1099, 1099, 1099])).toEqual([
      [1099, 901, 198],
      [1099, 901, 198],
      [1099, 900, 199],
    ])
  })

  it('refunds no more than the sale', () => {
    expect(notes({ due: 3297, taxable: 2702, vat: 595 }, 22, [3000, 9999, 1])).toEqual([
      [3000, 2459, 541],
      [297, 243, 54],
      [0, 0, 0],
    ])
  })

  it('adds up to the sale for any order, rate and split, and is never negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...vatChoices),
        fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 12 }),
        (lines, percent, amounts) => {
          const sale = totalsOf(lines, 0, 0, percent)
          const rows = notes(sale, percent, [...amounts, sale.due])
          const sum = (at: number) => rows.reduce((total, row) => total + (row[at] ?? 0), 0)
          expect([sum(0), sum(1), sum(2)]).toEqual([sale.due, sale.taxable, sale.vat])
          expect(rows.flat().every(value => value >= 0)).toBe(true)
        },
      ),
    )
  })
})
