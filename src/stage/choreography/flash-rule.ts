/**
 * Full-screen changes of light, rationed (epilepsy): at most two begin within any second of real time, whatever the
 * speed of the play, none is brighter than a quarter of white, and a switch turns them off.
 */

export const BRIGHTEST = 0.25 // share of white
const PER_SECOND = 2
const SECOND = 1000 // ms

export interface FlashRule {
  on: boolean // the switch: also of white tints
  /** Asks for `changes` of the whole screen now; what is refused is not shown. */
  take(changes: number): boolean
}

/** @param now milliseconds of any clock that does not jump */
export function createFlashRule(on: boolean, now: () => number): FlashRule {
  let taken: number[] = []
  return {
    on,
    take(changes) {
      if (!on) return false
      const time = now()
      taken = taken.filter(at => time - at < SECOND)
      if (taken.length + changes > PER_SECOND) return false
      for (let change = 0; change < changes; change++) taken.push(time)
      return true
    },
  }
}
