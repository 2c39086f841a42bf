import fc from 'fast-check'
import { expect, it } from 'vitest'
import { totalsOf, vatChoices } from '@/domain/pricing.ts'
import { couponAmounts, invoiceRows } from './invoice-rows.ts'

it('C15: sums the rows to the order’s totals, for any VAT rate and coupon (decision 0015)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 0, max: 95 }),
      fc.constantFrom(...vatChoices),
      fc.integer({ min: 0, max: 500 }),
      (lines, carriage, off, percent, surcharge) => {
        const shipping = carriage + surcharge
        const subtotal = lines.reduce((sum, line) => sum + line, 0)
        const totals = totalsOf(lines, shipping, Math.floor((subtotal * off) / 100), percent)
        const rows = invoiceRows(
          lines,
          { ...totals, surcharge },
          couponAmounts({ ...totals, vat_percent: percent }),
        )
        const every = [...rows.lines, rows.shipping, rows.surcharge, rows.coupon]
        const sum = (of: 'net' | 'vat' | 'gross') => every.reduce((total, row) => total + row[of], 0)
        expect([sum('net'), sum('vat'), sum('gross')]).toEqual([totals.taxable, totals.vat, totals.due])
        for (const row of every) expect(row.net + row.vat).toBe(row.gross)
      },
    ),
  )
})

it('shows each line at the order’s price for the usual rate', () => {
  const totals = totalsOf([7990, 2690, 1380], 840, 1206, 22)
  const rows = invoiceRows(
    [7990, 2690, 1380],
    { ...totals, surcharge: 350 },
    couponAmounts({ ...totals, vat_percent: 22 }),
  )
  expect(rows.lines.map(row => row.gross)).toEqual([7990, 2690, 1380])
  expect(rows.coupon.gross).toBe(-1206)
  expect([rows.shipping.gross, rows.surcharge.gross]).toEqual([490, 350]) // shop 16: a fee is not shipping
})
