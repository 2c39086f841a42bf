/**
 * Simulated frames, timers and clocks: whether the page requests a frame at all, and what it does with it. GSAP keeps
 * the clock that it finds when it is imported, so a test installs these before: `await vi.hoisted(async () => (await
 * import(…)).fakeFrames())`.
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
    /** Advances the time, with a frame whenever one is requested. `frame`: ms of one. */
    pass(seconds: number, frame = FRAME): void {
      for (let passed = 0; passed < seconds * 1000; passed += frame) {
        vi.advanceTimersByTime(frame)
        draw()
      }
    },
    /** Returns the number of pending frame requests: GSAP and PixiJS request their own. */
    asked: (): number => waiting.size,
  }
}
