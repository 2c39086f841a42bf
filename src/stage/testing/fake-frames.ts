/**
 * Frames, timers and clocks made by hand: whether the page asks for a frame at all, and what it does with it. GSAP keeps the clock that
 * it finds when it is imported, so a test takes these before: `await vi.hoisted(async () => (await import(…)).fakeFrames())`.
 */
import { vi } from 'vitest'

const FRAME = 20 // ms

export function fakeFrames() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  let waiting = new Map<number, FrameRequestCallback>()
  let count = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    count += 1
    waiting.set(count, frame)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void waiting.delete(id))
  const draw = () => {
    const due = [...waiting.values()]
    waiting = new Map()
    for (const frame of due) frame(performance.now())
  }
  return {
    /** Lets seconds pass, with a frame whenever one is asked for. */
    pass(seconds: number): void {
      for (let passed = 0; passed < seconds * 1000; passed += FRAME) {
        vi.advanceTimersByTime(FRAME)
        draw()
      }
    },
    /** How many wait for a frame: GSAP and PixiJS ask each on its own. */
    asked: (): number => waiting.size,
  }
}
