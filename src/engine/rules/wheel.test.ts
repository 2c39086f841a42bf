import { expect, it } from 'vitest'
import { EDGE_REACH, hasEdge, wheel } from './wheel.ts'

it('gives every type the edge over the next three, and as many have it over every type', () => {
  for (const one of wheel) {
    expect(wheel.filter(other => hasEdge(one, other))).toHaveLength(EDGE_REACH)
    expect(wheel.filter(other => hasEdge(other, one))).toHaveLength(EDGE_REACH)
  }
})

it('never gives two types the edge over each other, nor one over itself', () => {
  for (const one of wheel)
    for (const other of wheel) expect(hasEdge(one, other) && hasEdge(other, one)).toBe(false)
})

it('reads as water over fire over ice, and wraps around', () => {
  expect(hasEdge('Acqua', 'Fuoco')).toBe(true)
  expect(hasEdge('Fuoco', 'Natura')).toBe(true)
  expect(hasEdge('Aria', 'Acqua')).toBe(true)
  expect(hasEdge('Fuoco', 'Acqua')).toBe(false)
})

it('leaves out what does not stand on it', () => {
  expect(hasEdge('???', 'Acqua')).toBe(false)
  expect(hasEdge('Acqua', '???')).toBe(false)
})
