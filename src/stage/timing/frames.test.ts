// @vitest-environment happy-dom
// @isolated: it counts the frames that the whole process asks for
import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { restWhileHidden } from './frames.ts'

const frames = await vi.hoisted(async () => (await import('../testing/fake-frames.ts')).fakeFrames())

it('requests no frame on a hidden page and continues when it is visible again', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const set = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  restWhileHidden(page as unknown as Document)
  const drawn = vi.fn()
  const moved = vi.fn()
  gsap.ticker.wake()
  gsap.ticker.add(drawn)
  Ticker.system.add(moved)
  frames.pass(0.1)
  expect(frames.asked()).toBe(2)
  set('hidden')
  expect(frames.asked()).toBe(0)
  set('visible')
  expect(frames.asked()).toBe(2)
  moved.mockClear()
  drawn.mockClear()
  frames.pass(0.1)
  expect(moved).toHaveBeenCalled()
  expect(drawn).toHaveBeenCalled()
  gsap.ticker.remove(drawn)
  Ticker.system.remove(moved)
})
