import { describe, expect, it } from 'vitest'
import { growth, sumOf } from './day-sums.ts'

const day = (ordered: number, orders: number) => ({
  day: '',
  sales: 0,
  ordered,
  orders,
  battles: 1,
  packs: 2,
  users: 0,
})

describe('days in sums', () => {
  it('an average is of orders, not of days, and zero without any', () => {
    expect(sumOf([day(1000, 1), day(0, 0), day(5000, 2)], 'average')).toBe(2000)
    expect(sumOf([day(0, 0)], 'average')).toBe(0)
    expect(sumOf([day(1, 1), day(2, 1)], 'battles')).toBe(2)
  })

  it('growth has no percent without a before', () => {
    expect([growth(150, 100), growth(50, 100), growth(3, 0), growth(3, -5)]).toEqual([50, -50, null, null])
  })
})
