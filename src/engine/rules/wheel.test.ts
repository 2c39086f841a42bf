import { expect, it } from 'vitest'
import { EDGE_REACH, hasEdge, wheel } from './wheel.ts'

it('gives every type the advantage over the next three, and three types the advantage over it', () => {
  for (const type of wheel) {
    expect(wheel.filter(target => hasEdge(type, target))).toHaveLength(EDGE_REACH)
    expect(wheel.filter(attacker => hasEdge(attacker, type))).toHaveLength(EDGE_REACH)
  }
})

it('never gives two types the advantage over each other, nor one over itself', () => {
  for (const type of wheel)
    for (const target of wheel) expect(hasEdge(type, target) && hasEdge(target, type)).toBe(false)
})

it('orders water over fire over ice, and wraps around', () => {
  expect(hasEdge('Acqua', 'Fuoco')).toBe(true)
  expect(hasEdge('Fuoco', 'Natura')).toBe(true)
  expect(hasEdge('Aria', 'Acqua')).toBe(true)
  expect(hasEdge('Fuoco', 'Acqua')).toBe(false)
})

it('ignores types outside the wheel', () => {
  expect(hasEdge('???', 'Acqua')).toBe(false)
  expect(hasEdge('Acqua', '???')).toBe(false)
})
