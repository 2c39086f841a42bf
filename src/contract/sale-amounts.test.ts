import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatMoney } from '../domain/money.ts'
import { formatTag, locales } from './locales.ts'
import { amountPaths, hideAmounts, hideable, SaleAmount, SaleText } from './sale-amounts.ts'

const Order = z.object({
  due: SaleAmount,
  lines: z.array(z.object({ quantity: z.int(), total: SaleAmount.nullable() })),
  by: z.record(z.string(), z.union([z.object({ vat: SaleAmount }), z.string()])).optional(),
})

describe('amounts of sales', () => {
  it('replaces amounts by null at any depth, and no other values', () => {
    const order = { due: 5, lines: [{ quantity: 2, total: 3 }], by: { it: { vat: 1 }, de: 'none' } }
    expect(hideAmounts(Order, order)).toEqual({
      due: null,
      lines: [{ quantity: 2, total: null }],
      by: { it: { vat: null }, de: 'none' },
    })
    expect(order.due).toBe(5)
  })

  it('lists the paths of all amounts of a schema', () => {
    expect(amountPaths(Order)).toEqual(['due', 'lines.[].total', 'by.[].vat'])
  })

  it('allows null for amounts of a hideable schema, and for nothing else', () => {
    const schema = hideable(Order)
    expect(schema.safeParse({ due: null, lines: [{ quantity: 1, total: null }] }).success).toBe(true)
    expect(schema.safeParse({ due: null, lines: [{ quantity: null, total: null }] }).success).toBe(false)
    expect(Order.safeParse({ due: null, lines: [] }).success).toBe(false)
  })

  it.each(locales)('are replaced in a text of the language %s', locale => {
    const written = formatMoney(123_456, formatTag(locale), 'euro')
    expect(hideAmounts(SaleText, `BA-1042: ${written} ok`)).toBe('BA-1042: … ok')
  })
})
