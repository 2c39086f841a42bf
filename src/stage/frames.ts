/** The frames of the whole page, which GSAP and PixiJS each ask for on their own: stopped while nobody sees them or nothing moves. */
import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'

/** No frame is asked for any more. A new tween starts GSAP's again by itself. */
export function stopFrames(): void {
  gsap.ticker.sleep()
  Ticker.system.stop()
}

/** GSAP's clock leaves out what was missed, so that everything goes on where it stood. */
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
