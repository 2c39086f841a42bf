// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atFirstIntent } from './first-intent.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a sign of life starts it at once, and the calm that follows does not start it again', () => {
  const start = vi.fn()
  atFirstIntent(start)
  dispatchEvent(new Event('pointermove'))
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(start).toHaveBeenCalledTimes(1)
})

it('a page that nobody touches starts some seconds after it has come', () => {
  const start = vi.fn()
  atFirstIntent(start)
  expect(start).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(start).toHaveBeenCalledTimes(1)
})
