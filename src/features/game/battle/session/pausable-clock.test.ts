import { expect, it, vi } from 'vitest'
import { FakeClock } from '../testing/fake-clock.ts'
import { PausableClock } from './pausable-clock.ts'

it('continues a paused timer with its remaining time', async () => {
  const base = new FakeClock()
  const clock = new PausableClock(base)
  const run = vi.fn()
  clock.after(1000, run)
  await base.pass(600)
  clock.pause()
  await base.pass(5000)
  expect(run).not.toHaveBeenCalled()
  clock.resume()
  await base.pass(399)
  expect(run).not.toHaveBeenCalled()
  await base.pass(1)
  expect(run).toHaveBeenCalledTimes(1)
  expect(clock.now()).toBe(1000)
})

it('starts a timer that was set during a pause when the pause ends, unless it was cancelled', async () => {
  const base = new FakeClock()
  const clock = new PausableClock(base)
  const [late, off] = [vi.fn(), vi.fn()]
  clock.pause()
  clock.after(100, late)
  clock.after(100, off)()
  await base.pass(1000)
  clock.resume()
  clock.resume()
  await base.pass(99)
  expect(late).not.toHaveBeenCalled()
  await base.pass(1)
  expect([late.mock.calls.length, off.mock.calls.length]).toEqual([1, 0])
})
