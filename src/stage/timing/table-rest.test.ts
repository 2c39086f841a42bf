// @vitest-environment happy-dom
// @isolated: it counts the frames that the whole process asks for
import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runProgress } from './run-progress.ts'
import { TableRest } from './table-rest.ts'

const frames = await vi.hoisted(async () => (await import('../testing/fake-frames.ts')).fakeFrames())

const listener = () => {}
const look = vi.fn()
let rest: TableRest

beforeEach(() => {
  gsap.ticker.add(listener)
  Ticker.system.add(listener)
  rest = new TableRest(5, look)
})
afterEach(() => {
  rest.destroy()
  gsap.ticker.remove(listener)
  Ticker.system.remove(listener)
  look.mockReset()
})

describe('stage at rest', () => {
  it('requests no frame and checks periodically for changes', () => {
    frames.pass(1)
    expect(frames.asked()).toBe(2)
    rest.begin()
    expect(frames.asked()).toBe(0)
    frames.pass(2)
    expect(frames.asked()).toBe(0)
    expect(look.mock.calls.length).toBeGreaterThan(1)
  })

  it('draws on a timer instead of in frames while it is quiet', () => {
    const draw = vi.fn()
    frames.pass(1)
    rest.slowDown(draw)
    frames.pass(10)
    expect(frames.asked()).toBe(0)
    expect(draw.mock.calls.length).toBeGreaterThan(110)
    expect(draw.mock.calls.length).toBeLessThanOrEqual(120)
    rest.wake()
    expect(frames.asked()).toBe(2)
    draw.mockReset()
    frames.pass(1)
    expect(draw).not.toHaveBeenCalled()
  })

  it('ends the timer when nothing moves', () => {
    const draw = vi.fn()
    rest.slowDown(draw)
    rest.begin()
    frames.pass(2)
    expect(draw).not.toHaveBeenCalled()
    expect(look).toHaveBeenCalled()
  })

  it('lets an animation of the page end before it stops requesting frames', () => {
    const show = vi.fn()
    runProgress(1000, show)
    frames.pass(0.2)
    for (let passed = 0; passed < 2; passed += 0.1) {
      rest.begin() // as in every frame without movement
      frames.pass(0.1)
    }
    expect(show).toHaveBeenLastCalledWith(1)
    expect(frames.asked()).toBe(0)
  })

  it('stops requesting frames again after an animation of the page that began while it was quiet', () => {
    const [draw, show] = [vi.fn(), vi.fn()]
    rest.slowDown(draw)
    runProgress(1000, show)
    for (let passed = 0; passed < 2; passed += 0.1) {
      frames.pass(0.1)
      rest.slowDown(draw) // as in every frame and on the timer
    }
    expect(show).toHaveBeenLastCalledWith(1)
    expect(frames.asked()).toBe(0)
  })

  it.each(['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'])('wakes on %s', sign => {
    const button = document.body.appendChild(document.createElement('button'))
    button.addEventListener(sign, event => event.stopPropagation())
    rest.begin()
    button.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(frames.asked()).toBe(2)
    look.mockReset()
    frames.pass(2)
    expect(look).not.toHaveBeenCalled()
    button.remove()
  })

  it('wakes when the page is visible again', () => {
    rest.begin()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(frames.asked()).toBe(2)
  })

  it('stops all checks when it is closed', () => {
    rest.begin()
    rest.destroy()
    frames.pass(2)
    expect(look).not.toHaveBeenCalled()
  })
})
