import { gsap } from 'gsap'
import { Ticker } from 'pixi.js'

/**
 * While nobody can see the page no frame is asked for, as GSAP and PixiJS each do all the time. GSAP's clock leaves out what was
 * missed, so that everything goes on where it stood.
 */
export function restWhileHidden(page: Document): void {
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'hidden') {
      gsap.ticker.sleep()
      Ticker.system.stop()
    } else {
      Ticker.system.start()
      gsap.ticker.wake()
    }
  })
}
