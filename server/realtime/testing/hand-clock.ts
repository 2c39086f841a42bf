import type { RealtimeClock } from '../clock.ts'

interface Timer {
  at: number
  run: () => void
  every?: number
}

export interface HandClock extends RealtimeClock {
  advance(millis: number): void
}

/** A clock that a test advances itself; due timers run in order of time. */
export function handClock(start = 1_790_000_000_000): HandClock {
  let now = start
  const timers = new Set<Timer>()
  const add = (timer: Timer) => {
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const nextBefore = (end: number) =>
    [...timers].filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0]
  const fire = (timer: Timer) => {
    now = timer.at
    if (timer.every === undefined) timers.delete(timer)
    else timer.at += timer.every
    timer.run()
  }
  return {
    now: () => now,
    after: (millis, run) => add({ at: now + millis, run }),
    every: (millis, run) => add({ at: now + millis, run, every: millis }),
    advance: millis => {
      const end = now + millis
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) fire(timer)
      now = end
    },
  }
}
