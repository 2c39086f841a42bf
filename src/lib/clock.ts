/** Time as a parameter, so that tests decide when time passes. */
export interface Timer {
  /** Runs once after this many milliseconds, unless the returned function is called before. */
  after(millis: number, run: () => void): () => void
}

export interface Clock extends Timer {
  now(): number // milliseconds since an arbitrary moment; only differences are meaningful
}

/** The timer of the system. */
export const after: Timer['after'] = (millis, run) => {
  const timer = setTimeout(run, millis)
  return () => clearTimeout(timer)
}

export const systemClock: Clock = { now: () => performance.now(), after }
