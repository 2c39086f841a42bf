/** Lowers loops briefly while something in front of them plays: a voice or a heavy blow. */
import type { Timer } from '@/lib/clock.ts'

const ROOM = 900 // ms
const BEHIND = 0.45 // fraction of the volume
const DOWN = 120 // ms
const UP = 480 // ms

export interface Duck {
  share(): number // current fraction of the volume
  makeRoom(): void
}

/** @param apply fades to the new volume within these milliseconds */
export function createDuck({ after }: Timer, apply: (ms: number) => void): Duck {
  let isBehind = false
  let cancel = () => {}
  return {
    share: () => (isBehind ? BEHIND : 1),
    makeRoom() {
      cancel()
      isBehind = true
      apply(DOWN)
      cancel = after(ROOM, () => {
        isBehind = false
        apply(UP)
      })
    },
  }
}
