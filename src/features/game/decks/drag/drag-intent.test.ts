import { expect, it } from 'vitest'
import { dragIntent } from './drag-intent.ts'

it('treats a press with a small movement as a tap', () => {
  expect(dragIntent({ pointer: 'touch', place: 'shelf', dx: 5, dy: -5 })).toBe('open')
})

it('scrolls the list on vertical touch movement and drags the card on horizontal movement', () => {
  expect(dragIntent({ pointer: 'touch', place: 'shelf', dx: 4, dy: 30 })).toBe('scroll')
  expect(dragIntent({ pointer: 'touch', place: 'shelf', dx: 30, dy: 4 })).toBe('carry')
})

it('drags in any direction with a mouse or from the deck', () => {
  expect(dragIntent({ pointer: 'mouse', place: 'shelf', dx: 0, dy: 30 })).toBe('carry')
  expect(dragIntent({ pointer: 'touch', place: 'deck', dx: 0, dy: 30 })).toBe('carry')
})
