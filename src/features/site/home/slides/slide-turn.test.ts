import { describe, expect, it } from 'vitest'
import { slideAfterKey, slideAfterSwipe } from './slide-turn.ts'

describe('changing slides by keyboard and swipe', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('turns by %s from slide %i to %i of three', (key, at, to) => {
    expect(slideAfterKey(key, at, 3)).toBe(to)
  })

  it('ignores other keys, and all keys with a single slide', () => {
    expect(slideAfterKey('a', 0, 3)).toBeUndefined()
    expect(slideAfterKey('ArrowRight', 0, 1)).toBeUndefined()
  })

  it('changes the slide on a swipe, not on a tap or a scroll', () => {
    expect(slideAfterSwipe(-60, 10)).toBe(1)
    expect(slideAfterSwipe(60, -10)).toBe(-1)
    expect(slideAfterSwipe(-12, 0)).toBeUndefined()
    expect(slideAfterSwipe(-60, 80)).toBeUndefined()
  })
})
