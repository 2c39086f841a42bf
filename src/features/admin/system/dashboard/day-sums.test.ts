import { describe, expect, it } from 'vitest'
import { sumOf } from './day-sums.ts'

const day = (ordered: number, orders: number) => ({
  day: '',
  sales: 0,
  ordered,
  orders,
  battles: 1,
  packs: 2,
  users: 0,
})

describe('sums of days', () => {
  it('averages orders, not days, and returns zero without orders', () => {
    expect(sumOf([day(1000, 1), day(0, 0), day(5000, 2)], 'average')).toBe(2000)
    expect(sumOf([day(0, 0)], 'average')).toBe(0)
    expect(sumOf([day(1, 1), day(2, 1)], 'battles')).toBe(2)
  })
})
