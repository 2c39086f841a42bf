/**
 * How much motion is allowed on the page, as `data-motion` and `data-flashes` on the root. Style sheets and scripts of
 * the page read it there. The system's setting also applies, through its media query.
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

/** Returns whether motion is reduced, by the user's choice or the system's. */
export const prefersReducedMotion = (): boolean =>
  (typeof document !== 'undefined' && document.documentElement.dataset.motion === 'reduced') ||
  matchesMedia('(prefers-reduced-motion: reduce)')
