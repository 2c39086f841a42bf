import { describe, expect, it } from 'vitest'
import { differences } from './differences.ts'
import { orderOver, placeWords } from './order-over.ts'

const named = (...ids: number[]) => ids.map(id => ({ id }))

describe('an order that somebody else changed too', () => {
  it('mine holds for what is still there; what came meanwhile stands behind', () => {
    expect(orderOver(named(3, 1, 2), named(1, 2, 4))).toEqual(named(1, 2, 4))
    expect(orderOver(named(3, 1, 2), named(1, 2, 3, 4))).toEqual(named(3, 1, 2, 4))
  })

  it('names the places at which the two differ, also those only one of them has', () => {
    const words = (...names: string[]) => placeWords(names, name => name)
    expect(differences(words('a', 'b', 'c'), words('a', 'c'))).toEqual([
      { path: '2', left: 'b', right: 'c' },
      { path: '3', left: 'c', right: undefined },
    ])
  })
})
