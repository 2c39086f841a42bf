// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { refreshCountdowns } from './early-countdown.ts'

afterEach(() => vi.useRealTimers())

it('updates the numbers of a rendered countdown', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') })
  document.body.innerHTML =
    '<div data-until="2026-11-30T11:05:09Z"><b data-left="days">05</b><b data-left="hours">00</b><b data-left="minutes">00</b><b data-left="seconds">00</b></div>'
  refreshCountdowns()
  expect([...document.querySelectorAll('b')].map(tile => tile.textContent)).toEqual(['02', '01', '05', '09'])
})
