import { expect, it } from 'vitest'
import { dragIntent } from './drag-intent.ts'

it('a press with a small movement is still a tap', () => {
  expect(dragIntent({ pointer: 'touch', place: 'shelf', dx: 5, dy: -5 })).toBe('open')
})

it('a finger that goes up or down the shelf scrolls it, one that goes aside takes the card', () => {
  expect(dragIntent({ pointer: 'touch', place: 'shelf', dx: 4, dy: 30 })).toBe('scroll')
  expect(dragIntent({ pointer: 'touch', place: 'shelf', dx: 30, dy: 4 })).toBe('carry')
})

it('a mouse, and a card of the deck, are carried in any direction', () => {
  expect(dragIntent({ pointer: 'mouse', place: 'shelf', dx: 0, dy: 30 })).toBe('carry')
  expect(dragIntent({ pointer: 'touch', place: 'deck', dx: 0, dy: 30 })).toBe('carry')
})
