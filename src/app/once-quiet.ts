/** Runs something when a page that has loaded is in nobody's way: some seconds later, after seconds without a request, and idle. */
import { after } from '@/lib/clock.ts'

const earliestMillis = 10_000 // after the page has loaded: the first taps and what they fetch come first
const quietMillis = 3000 // without a request of the page
const idleMillis = 10_000 // at most, for an idle moment

const sinceLastRequest = (now: number) =>
  now -
  Math.max(
    0,
    ...performance
      .getEntriesByType('resource')
      .map(entry => (entry as PerformanceResourceTiming).responseEnd),
  )

/** How many milliseconds are still to be waited; 0 = now. Pure. */
export const quietIn = (sinceLoad: number, sinceRequest: number): number =>
  Math.max(0, earliestMillis - sinceLoad, quietMillis - sinceRequest)

export function onceQuiet(then: () => void): void {
  const loaded = () => {
    const begun = performance.now()
    const look = () => {
      const now = performance.now()
      const wait = quietIn(now - begun, sinceLastRequest(now))
      if (wait > 0) after(wait, look)
      else if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: idleMillis })
      else then()
    }
    look()
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { once: true })
}
