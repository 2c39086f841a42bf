/**
 * The stage's own time. Steps and everything they leave burning hang on one timeline, so that speed, pause and the end
 * reach what overlaps as well. It advances with real time, never by frames.
 */
import { gsap } from 'gsap'

export interface StageClock {
  /** From now on this runs on the stage's time. */
  hang(timeline: gsap.core.Timeline): void
  setSpeed(speed: number): void
  setPaused(paused: boolean): void
  /** How fast the stage's time runs now; 0 while it is held. */
  pace(): number
  /** Called on every change of speed, for parts with a clock of their own. */
  follow(listener: (pace: number) => void): void
  /** How many things still run. */
  running(): number
  destroy(): void
}

const FOR_EVER = 1e7 // s: a timeline that ended would never look at its children again

/** Starts at speed 1, not paused. `destroy` stops everything that runs on it. */
export function createStageClock(): StageClock {
  const root = gsap.timeline({ autoRemoveChildren: true, smoothChildTiming: true })
  const heart = gsap.to({}, { duration: FOR_EVER })
  root.add(heart, 0)
  const followers: ((pace: number) => void)[] = []
  const pace = () => (root.paused() ? 0 : root.timeScale())
  const tell = () => {
    for (const follower of followers) follower(pace())
  }
  return {
    hang(timeline) {
      root.add(timeline, root.time())
      timeline.paused(false)
    },
    setSpeed(speed) {
      root.timeScale(speed)
      tell()
    },
    setPaused(paused) {
      root.paused(paused)
      tell()
    },
    pace,
    follow: listener => void followers.push(listener),
    running: () => root.getChildren(false).filter(child => child !== heart).length,
    destroy: () => root.kill(),
  }
}
