import { expect, it } from 'vitest'
import { assignSlots } from './slots.ts'

const none = new Map<string, number>()

it('fills positions in order and omits players without a free position', () => {
  expect([...assignSlots(none, ['a', 'b', 'c'], 2)]).toEqual([
    ['a', 0],
    ['b', 1],
  ])
})

it('does not move players when another one leaves', () => {
  const before = assignSlots(none, ['a', 'b', 'c'], 3)
  expect(assignSlots(before, ['b', 'c'], 3).get('c')).toBe(2)
})

it('gives a freed position to the next player', () => {
  const before = assignSlots(none, ['a', 'b', 'c'], 3)
  const after = assignSlots(before, ['c', 'b', 'd', 'e'], 3)
  expect(after.get('d')).toBe(0)
  expect(after.has('e')).toBe(false)
})

it('drops a position that a smaller scene does not have', () => {
  const before = assignSlots(none, ['a', 'b', 'c'], 3)
  expect(assignSlots(before, ['c', 'a'], 2)).toEqual(
    new Map([
      ['a', 0],
      ['c', 1],
    ]),
  )
})
