/**
 * The stage's own time. Steps and their effects run on one timeline, so that speed, pause and the end apply to
 * overlapping animations too. It advances with real time, not with frames.
 */
import { gsap } from 'gsap'

export interface StageClock {
  /** Runs a timeline on the stage's time. */
  hang(timeline: gsap.core.Timeline): void
  setSpeed(speed: number): void
  /** Slow motion: plays at this share of the speed. 1 ends it. */
  slowDown(share: number): void
  setPaused(paused: boolean): void
  /** Returns the current speed of the stage's time; 0 while paused. */
  pace(): number
  /** Called on every change of speed, for parts with their own clock. */
  follow(listener: (pace: number) => void): void
  /** Returns the number of running animations. */
  running(): number
  destroy(): void
}

const FOR_EVER = 1e7 // s: an ended timeline would not update its children any more

/** Starts at speed 1, not paused. `destroy` stops everything that runs on it. */
export function createStageClock(): StageClock {
  const root = gsap.timeline({ autoRemoveChildren: true, smoothChildTiming: true })
  const heart = gsap.to({}, { duration: FOR_EVER })
  root.add(heart, 0)
  let speed = 1
  let share = 1
  const followers: ((pace: number) => void)[] = []
  const pace = () => (root.paused() ? 0 : root.timeScale())
  const notifyFollowers = () => {
    for (const follower of followers) follower(pace())
  }
  const applySpeed = () => {
    root.timeScale(speed * share)
    notifyFollowers()
  }
  return {
    hang(timeline) {
      root.add(timeline, root.time())
      timeline.paused(false)
    },
    setSpeed(chosen) {
      speed = chosen
      applySpeed()
    },
    slowDown(slowed) {
      if (slowed === share) return
      share = slowed
      applySpeed()
    },
    setPaused(paused) {
      root.paused(paused)
      notifyFollowers()
    },
    pace,
    follow: listener => void followers.push(listener),
    running: () => root.getChildren(false).filter(child => child !== heart).length,
    destroy: () => root.kill(),
  }
}
