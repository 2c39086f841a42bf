/** The clock of the realtime server. The process passes the system clock, tests pass one that they advance themselves. */
export interface RealtimeClock {
  now(): number // epoch milliseconds
  every(millis: number, run: () => void): () => void // returns a function that cancels it
  after(millis: number, run: () => void): () => void // returns a function that cancels it
}

/** Timers that do not keep the process running. */
export const systemClock: RealtimeClock = {
  now: () => Date.now(),
  every: (millis, run) => {
    const timer = setInterval(run, millis)
    timer.unref()
    return () => clearInterval(timer)
  },
  after: (millis, run) => {
    const timer = setTimeout(run, millis)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
