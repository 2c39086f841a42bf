/** The clock of the book. Automatic motion runs on one GSAP timeline, which each frame of `gsap.ticker` advances. */
import { gsap } from 'gsap'

export interface BookClock {
  /** Adds the animation to the book's clock. */
  hang(animation: gsap.core.Animation): void
  /** @param passed milliseconds since the last frame */
  advance(passed: number): void
  destroy(): void
}

const ENDLESS = 1e7 // s: an ended timeline does not run what is added to it

export function createBookClock(): BookClock {
  const root = gsap.timeline({ paused: true, autoRemoveChildren: true, smoothChildTiming: true })
  root.add(gsap.to({}, { duration: ENDLESS }), 0)
  return {
    hang: animation => void root.add(animation, root.time()),
    advance: passed => void root.time(root.time() + passed / 1000),
    destroy: () => void root.kill(),
  }
}
