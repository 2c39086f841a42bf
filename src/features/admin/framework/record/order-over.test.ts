import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'
import { orderOver } from './order-over.ts'
import { fieldText } from './record-words.ts'

const named = (...ids: number[]) => ids.map(id => ({ id }))

describe('an order that somebody else changed too', () => {
  it('mine holds for what is still there; what came meanwhile stands behind', () => {
    expect(orderOver(named(3, 1, 2), named(1, 2, 4))).toEqual(named(1, 2, 4))
    expect(orderOver(named(3, 1, 2), named(1, 2, 3, 4))).toEqual(named(3, 1, 2, 4))
  })

  it('names the places at which the two differ, also those only one of them has', () => {
    const told = differences(['a', 'b', 'c'], ['a', 'c']).map(({ path, left, right }) => [
      fieldText(path, { name: part => part }),
      left,
      right,
    ])
    expect(told).toEqual([
      ['2', 'b', 'c'],
      ['3', 'c', undefined],
    ])
  })
})
