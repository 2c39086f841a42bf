// @vitest-environment happy-dom
// @isolated: it counts the frames that the whole process asks for
import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restWhileHidden } from './frames.ts'

let waiting = new Map<number, FrameRequestCallback>()
let asked = 0
const drawFrame = () => {
  const due = [...waiting.values()]
  waiting = new Map()
  for (const frame of due) frame(performance.now())
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    asked += 1
    waiting.set(asked, frame)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void waiting.delete(id))
})
afterEach(() => {
  gsap.ticker.sleep()
  Ticker.system.stop()
  vi.unstubAllGlobals()
})

it('a hidden page asks for no frame, and goes on when it is seen again', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const set = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  restWhileHidden(page as unknown as Document)
  const drawn = () => {}
  const moved = vi.fn()
  gsap.ticker.wake()
  gsap.ticker.add(drawn)
  Ticker.system.add(moved)
  drawFrame()
  expect(waiting.size).toBe(2)
  set('hidden')
  expect(waiting.size).toBe(0)
  set('visible')
  expect(waiting.size).toBe(2)
  moved.mockClear()
  drawFrame()
  expect(moved).toHaveBeenCalled()
  gsap.ticker.remove(drawn)
  Ticker.system.remove(moved)
})
