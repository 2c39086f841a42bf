import { describe, expect, it } from 'vitest'
import { slideAfterKey, slideAfterSwipe } from './slide-turn.ts'

describe('the slideshow turned by hand', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from slide %i leads to %i of three', (key, at, to) => {
    expect(slideAfterKey(key, at, 3)).toBe(to)
  })

  it('other keys, and a show of one, stay', () => {
    expect(slideAfterKey('a', 0, 3)).toBeUndefined()
    expect(slideAfterKey('ArrowRight', 0, 1)).toBeUndefined()
  })

  it('a swipe turns, a tap and a scroll do not', () => {
    expect(slideAfterSwipe(-60, 10)).toBe(1)
    expect(slideAfterSwipe(60, -10)).toBe(-1)
    expect(slideAfterSwipe(-12, 0)).toBeUndefined()
    expect(slideAfterSwipe(-60, 80)).toBeUndefined()
  })
})
