// @vitest-environment happy-dom
// @isolated: it counts the frames that the whole process asks for
import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { restWhileHidden, resumeFrames, stopFrames } from './frames.ts'

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

it('plays an animation on a device with slow frames in a few frames, without the time in which frames were stopped', () => {
  resumeFrames()
  const way = { share: 0 }
  gsap.to(way, { share: 1, duration: 1, ease: 'none' })
  frames.pass(1.6, 800)
  expect(way.share).toBeCloseTo(0.5)
  stopFrames()
  frames.pass(60)
  resumeFrames()
  expect(way.share).toBeLessThan(0.6)
  frames.pass(1.6, 800)
  expect(way.share).toBe(1)
})
