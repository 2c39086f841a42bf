// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirstInteractionOrIdle } from './first-interaction.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('an interaction starts it at once, and the idle timeout after it does not start it again', () => {
  const start = vi.fn()
  atFirstInteractionOrIdle(start)
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
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
