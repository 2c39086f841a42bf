// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSecondsLeft, useSecondsSince, useSecondsUntil } from './use-seconds.ts'

const TWO_HOURS = 7_200_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const setClockBack = () =>
  act(() => {
    vi.setSystemTime(Date.now() - TWO_HOURS)
    vi.advanceTimersByTime(1000)
  })

it('counts the seconds left on when the system clock is set back', () => {
  const endsAt = performance.now() + 60_000
  const { result } = renderHook(() => useSecondsLeft(endsAt))
  setClockBack()
  expect(result.current).toBe(59)
})

it('counts the seconds since and until a moment on when the system clock is set back', () => {
  const search = { since: 5_000_000, now: 5_010_000 }
  const since = renderHook(() => useSecondsSince(search))
  const until = renderHook(() => useSecondsUntil(5_020_000, 5_010_000))
  setClockBack()
  expect([since.result.current, until.result.current]).toEqual([11, 9])
})

it('follows the server time of a newer response', () => {
  const { result, rerender } = renderHook(moment => useSecondsSince(moment), {
    initialProps: { since: 5_000_000, now: 5_010_000 },
  })
  rerender({ since: 5_000_000, now: 5_090_000 }) // the device was asleep
  act(() => vi.advanceTimersByTime(250))
  expect(result.current).toBe(90)
})
