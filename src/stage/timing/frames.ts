/** The frame loops of GSAP and PixiJS, which are stopped while the page is hidden or nothing moves. */
import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'

/** Stops all frame requests. A new tween starts GSAP's loop again automatically. */
export function stopFrames(): void {
  gsap.ticker.sleep()
  Ticker.system.stop()
}

/** GSAP's clock omits the stopped time, so that animations continue where they were. */
export function resumeFrames(): void {
  Ticker.system.start()
  gsap.ticker.wake()
}

export function restWhileHidden(page: Document): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') stopFrames()
    else resumeFrames()
  })
}
