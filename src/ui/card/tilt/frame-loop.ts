/** One requestAnimationFrame loop for all animated cards on the page. It runs only while one moves. */
export type Stepper = (seconds: number) => boolean // returns whether it still moves

export interface FrameLoop {
  /** Requests frames until the stepper reports that it is at rest. Calling it twice has the effect of one call. */
  wake(stepper: Stepper): void
  drop(stepper: Stepper): void
}

export interface FrameClock {
  request(frame: (millis: number) => void): number
  cancel(handle: number): void
}

const longestStep = 0.1 // seconds, so that nothing jumps after a pause

export function createFrameLoop({ request, cancel }: FrameClock): FrameLoop {
  const moving = new Set<Stepper>()
  let handle = 0
  let before: number | null = null

  const frame = (millis: number) => {
    const seconds = before === null ? 1 / 60 : Math.min(longestStep, (millis - before) / 1000)
    before = millis
    for (const stepper of [...moving]) if (!stepper(seconds)) moving.delete(stepper)
    if (moving.size > 0) handle = request(frame)
    else rest()
  }
  const rest = () => {
    handle = 0
    before = null
  }
  return {
    wake(stepper) {
      moving.add(stepper)
      if (!handle) handle = request(frame)
    },
    drop(stepper) {
      moving.delete(stepper)
      if (moving.size > 0 || !handle) return
      cancel(handle)
      rest()
    },
  }
}

/** The loop of the page. Browsers stop its frames while the page is hidden. */
export const pageFrames = createFrameLoop({
  request: frame => requestAnimationFrame(frame),
  cancel: handle => cancelAnimationFrame(handle),
})
