/**
 * How much may move on the page, as `data-motion` and `data-flashes` on the root: style sheets and scripts of the page read it
 * there. The system's setting applies too, through its media query.
 */
import { matchesMedia } from '@/lib/matches-media.ts'

export interface Motion {
  reduced: boolean
  flashes: boolean // changes of light over much of the screen
}

export function applyMotion({ reduced, flashes }: Motion, to: Document = document): void {
  to.documentElement.dataset.motion = reduced ? 'reduced' : 'full'
  to.documentElement.dataset.flashes = flashes ? 'on' : 'off'
}

/** Whether nothing may move more than it must, by the reader's choice or the system's. */
export const prefersReducedMotion = (): boolean =>
  (typeof document !== 'undefined' && document.documentElement.dataset.motion === 'reduced') ||
  matchesMedia('(prefers-reduced-motion: reduce)')
