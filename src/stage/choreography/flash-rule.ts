/**
 * Limits full-screen flashes (epilepsy): at most two begin within any second of real time at any speed, none is
 * brighter than a quarter of white, and a setting turns them off.
 */

export const BRIGHTEST = 0.25 // share of white
const PER_SECOND = 2
const SECOND = 1000 // ms

export interface FlashRule {
  on: boolean // the setting, which also covers white tints
  /** Requests `changes` of the whole screen now. Returns false if they must not be shown. */
  take(changes: number): boolean
}

/** @param now milliseconds of a monotonic clock */
export function createFlashRule(on: boolean, now: () => number): FlashRule {
  let flashTimes: number[] = []
  return {
    on,
    take(changes) {
      if (!on) return false
      const time = now()
      flashTimes = flashTimes.filter(at => time - at < SECOND)
      if (flashTimes.length + changes > PER_SECOND) return false
      for (let change = 0; change < changes; change++) flashTimes.push(time)
      return true
    },
  }
}
