// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onceQuiet, quietIn } from './once-quiet.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  [0, 60_000, 10_000], // just loaded
  [9000, 60_000, 1000],
  [60_000, 500, 2500], // just fetched something
  [60_000, 60_000, 0],
])('%i ms after the load and %i ms after the last request it waits %i ms', (load, request, wait) => {
  expect(quietIn(load, request)).toBe(wait)
})

it('continues to wait while the page fetches', () => {
  let ended = 0
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ responseEnd: ended }] as never)
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  const then = vi.fn()
  onceQuiet(then)
  for (let second = 0; second < 20; second++) {
    ended = performance.now()
    vi.advanceTimersByTime(1000)
  }
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4000)
  expect(then).toHaveBeenCalledOnce()
})
