import fc from 'fast-check'
import { expect, it } from 'vitest'
import { totalsOf, vatChoices } from '@/domain/pricing.ts'
import { type EarlierRefund, refundPlan, restPlan, sharesOf } from './refund-plan.ts'

const cases = fc.record({
  goods: fc.array(
    fc.record({ unit: fc.integer({ min: 1, max: 50_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  ),
  shipping: fc.integer({ min: 0, max: 3000 }),
  off: fc.integer({ min: 0, max: 90 }),
  vat: fc.constantFrom(...vatChoices),
})

function orderOf({ goods, shipping, off, vat }: typeof cases extends fc.Arbitrary<infer W> ? W : never) {
  const lines = goods.map(({ unit, quantity }, at) => ({
    id: at + 1,
    quantity,
    total: unit * quantity,
    tax_class: 'standard' as const,
    is_digital: false,
    discount: 0,
  }))
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const totals = totalsOf(
    lines.map(line => line.total),
    shipping,
    Math.floor((subtotal * off) / 100),
    vat,
  )
  return { lines, order: totals }
}

it('splits what was paid into shares that add up to it', () => {
  fc.assert(
    fc.property(cases, given => {
      const { lines, order } = orderOf(given)
      const shares = sharesOf(order, lines)
      expect([...shares.lines.values()].reduce((sum, one) => sum + one, shares.shipping)).toBe(order.due)
    }),
  )
})

it('C14: refunds the same total in parts as in one refund, never more', () => {
  fc.assert(
    fc.property(cases, given => {
      const { lines, order } = orderOf(given)
      const earlier: EarlierRefund[] = []
      for (const line of lines)
        for (let piece = 0; piece < line.quantity; piece++) {
          const plan = refundPlan(order, lines, earlier, {
            lines: [{ line_id: line.id, quantity: 1 }],
            shipping: false,
          })
          if (plan) earlier.push(plan)
          else earlier.push({ lines: [{ line_id: line.id, quantity: 1, amount: 0 }], shipping: 0, amount: 0 })
        }
      const rest = refundPlan(order, lines, earlier, { lines: [], shipping: true })
      if (rest) earlier.push(rest)
      expect(earlier.reduce((sum, refund) => sum + refund.amount, 0)).toBe(order.due)
      const whole = restPlan(order, lines, [])
      expect(whole?.amount).toBe(order.due)
      expect(restPlan(order, lines, earlier)).toBeUndefined()
    }),
  )
})

it('refuses more pieces than were sold, a line twice and an unknown line', () => {
  const order = { due: 1000, subtotal: 1000, shipping: 0, discount: 0 }
  const lines = [
    { id: 1, quantity: 2, total: 1000, tax_class: 'standard' as const, is_digital: false, discount: 0 },
  ]
  const ask = (...requested: [number, number][]) =>
    refundPlan(order, lines, [], {
      lines: requested.map(([line_id, quantity]) => ({ line_id, quantity })),
      shipping: false,
    })
  expect(ask([1, 3])).toBeUndefined()
  expect(ask([1, 1], [1, 1])).toBeUndefined()
  expect(ask([2, 1])).toBeUndefined()
  expect(ask()).toBeUndefined()
  expect(ask([1, 1])?.amount).toBe(500)
})
