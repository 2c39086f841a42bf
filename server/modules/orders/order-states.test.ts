import { describe, expect, it } from 'vitest'
import { checkTables, mayFollow, orderTable, parcelTable, paymentTable, problemsOf } from './order-states.ts'

describe('state tables of an order (decision 0021)', () => {
  it('are sound', () => expect(checkTables).not.toThrow())

  it('name what is wrong with a broken one', () => {
    const table = { a: ['b', 'x'], b: [], c: [] } as unknown as Record<'a' | 'b' | 'c', ('a' | 'b' | 'c')[]>
    expect(problemsOf(table, ['a', 'b', 'c'], 'a')).toEqual(['a leads to unknown x', 'c is never reached'])
  })

  it('a cancelled order stays cancelled, a refund never becomes unpaid, a delivered parcel is not shipped again', () => {
    expect(orderTable.cancelled).toEqual([])
    expect(paymentTable.refunded).toEqual([])
    expect(mayFollow(parcelTable, 'delivered', 'shipped')).toBe(false)
    expect(mayFollow(orderTable, 'placed', 'confirmed')).toBe(true)
  })
})
