/** The frame loops of GSAP and PixiJS, which are stopped while the page is hidden or nothing moves. */
import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'

const SLOW_FRAME = 500 // ms
const SLOW_FRAME_COUNTS = 250 // ms of a longer frame: with GSAP's 33 ms a slow device would play fifteen times as long
const STOP_COUNTS = 33 // ms of the time for which frames were stopped

/** Stops all frame requests. A new tween starts GSAP's loop again automatically. */
export function stopFrames(): void {
  gsap.ticker.sleep()
  Ticker.system.stop()
}

/** GSAP's clock omits the stopped time, so that animations continue where they were. */
export function resumeFrames(): void {
  Ticker.system.start()
  gsap.ticker.lagSmoothing(SLOW_FRAME, STOP_COUNTS)
  gsap.ticker.wake() // counts the time since the last frame
  gsap.ticker.lagSmoothing(SLOW_FRAME, SLOW_FRAME_COUNTS)
}

export function restWhileHidden(page: Document): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') stopFrames()
    else resumeFrames()
  })
}
