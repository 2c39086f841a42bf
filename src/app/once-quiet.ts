/**
 * Runs a task when it does not disturb a loaded page: some seconds after loading, after seconds without a request, and
 * when idle.
 */
import { after } from '@/lib/clock.ts'

const earliestMillis = 10_000 // after the page has loaded, so that the first taps and their requests come first
const quietMillis = 3000 // time without a request of the page
const idleMillis = 10_000 // longest wait for an idle period

const sinceLastRequest = (now: number) =>
  now -
  Math.max(
    0,
    ...performance
      .getEntriesByType('resource')
      .map(entry => (entry as PerformanceResourceTiming).responseEnd),
  )

/** Returns how many milliseconds to wait, 0 for now. Pure. */
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
