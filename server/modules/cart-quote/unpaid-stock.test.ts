import { describe, expect, it } from 'vitest'
import { mostUnpaid } from './unpaid-stock.ts'

describe('the stock that an unpaid order may take', () => {
  it.each([
    [1, 0, 0, 10], // the last piece can be bought on delivery
    [10, 0, 0, 10],
    [455, 0, 0, 227],
    [228, 227, 0, 10], // half is reserved, small orders are still possible
    [228, 227, 227, 0], // by this buyer
    [100, 8, 8, 46],
    [4, 6, 6, 4],
  ])('limits %i in stock, %i unpaid, %i of them this buyer’s, to %i pieces', (stock, all, own, most) => {
    expect(mostUnpaid(stock, { all, own })).toBe(most)
  })
})
