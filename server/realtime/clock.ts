/** The time this room lives by; the process hands in the system's, a test turns it by hand. */
export interface RealtimeClock {
  now(): number // epoch milliseconds
  every(millis: number, run: () => void): () => void // answers the cancel
  after(millis: number, run: () => void): () => void // answers the cancel
}

/** Timers that keep no process alive. */
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
