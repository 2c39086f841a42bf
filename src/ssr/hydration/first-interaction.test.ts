// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirstInteractionOrIdle } from './first-interaction.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('starts two frames after an interaction, and not again after the idle timeout', () => {
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

it('does not start for a resting pointer when the page is drawn, and starts when the pointer moves', () => {
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

it('hydrates an untouched page some seconds after loading', () => {
  const start = vi.fn()
  atFirstInteractionOrIdle(start)
  expect(start).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(start).toHaveBeenCalledTimes(1)
})
