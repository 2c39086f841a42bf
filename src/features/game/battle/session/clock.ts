/** Time as a parameter: what waits in a battle asks this, so that tests decide when it passes. */
export interface Clock {
  /** Milliseconds since some moment; only differences mean anything. */
  now(): number
  /** Runs once after so many milliseconds, unless the answer is called before. */
  after(delay: number, run: () => void): () => void
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after: (delay, run) => {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
}
