import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'
import { fieldText } from './record-words.ts'
import { orderOver } from './use-order.tsx'

const named = (...ids: number[]) => ids.map(id => ({ id }))

describe('an order changed by two admins', () => {
  it('applies the new order to existing rows and appends added ones', () => {
    expect(orderOver(named(3, 1, 2), named(1, 2, 4))).toEqual(named(1, 2, 4))
    expect(orderOver(named(3, 1, 2), named(1, 2, 3, 4))).toEqual(named(3, 1, 2, 4))
  })

  it('returns the positions at which two orders differ, including rows that only one has', () => {
    const changes = differences(['a', 'b', 'c'], ['a', 'c']).map(({ path, left, right }) => [
      fieldText(path, { name: part => part }),
      left,
      right,
    ])
    expect(changes).toEqual([
      ['2', 'b', 'c'],
      ['3', 'c', undefined],
    ])
  })
})
