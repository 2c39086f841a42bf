import { describe, expect, it } from 'vitest'
import { checkTables, mayFollow, orderTable, parcelTable, paymentTable, problemsOf } from './order-states.ts'

describe('state tables of an order (decision 0021)', () => {
  it('C14: have no problems', () => expect(checkTables).not.toThrow())

  it('report each problem of an invalid table', () => {
    const table = { a: ['b', 'x'], b: [], c: [] } as unknown as Record<'a' | 'b' | 'c', ('a' | 'b' | 'c')[]>
    expect(problemsOf(table, ['a', 'b', 'c'], 'a')).toEqual(['a leads to unknown x', 'c is never reached'])
  })

  it('C14: never reopen a cancelled order, turn a refund into unpaid, or ship a delivered parcel again', () => {
    expect(orderTable.cancelled).toEqual([])
    expect(paymentTable.refunded).toEqual([])
    expect(mayFollow(parcelTable, 'delivered', 'shipped')).toBe(false)
    expect(mayFollow(orderTable, 'placed', 'confirmed')).toBe(true)
  })
})
