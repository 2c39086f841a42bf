// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirstInteractionOrIdle } from './first-interaction.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('an interaction starts it once its two frames are drawn, and the idle timeout after it does not start it again', () => {
  const start = vi.fn()
  atFirstInteractionOrIdle(start)
  dispatchEvent(new Event('pointermove'))
  const looks: number[] = []
  const look = () => requestAnimationFrame(() => looks.push(start.mock.calls.length) < 2 && look())
  look()
  vi.advanceTimersByTime(1000)
  expect(looks).toEqual([0, 0])
  expect(start).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(start).toHaveBeenCalledTimes(1)
})

it('a pointer that rests over the page as it is drawn does not start it, one that moves does', () => {
  const start = vi.fn()
  const move = (movementX: number) =>
    dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }))
  atFirstInteractionOrIdle(start)
  move(0)
  vi.advanceTimersByTime(1000)
  expect(start).not.toHaveBeenCalled()
  move(1)
  vi.advanceTimersByTime(1000)
  expect(start).toHaveBeenCalledTimes(1)
})

it('an untouched page is hydrated some seconds after loading', () => {
  const start = vi.fn()
  atFirstInteractionOrIdle(start)
  expect(start).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(start).toHaveBeenCalledTimes(1)
})
