/**
 * How calm the page is to be, as `data-motion` and `data-flashes` on the root: style sheets and scripts of the page read it
 * there. What the system wishes holds too, through its media query.
 */
export interface Motion {
  reduced: boolean
  flashes: boolean // changes of light over much of the screen
}

export function applyMotion({ reduced, flashes }: Motion, to: Document = document): void {
  to.documentElement.dataset.motion = reduced ? 'reduced' : 'full'
  to.documentElement.dataset.flashes = flashes ? 'on' : 'off'
}

/** Whether nothing may move more than it must, by the reader's choice or the system's. */
export const wantsCalm = (): boolean =>
  (typeof document !== 'undefined' && document.documentElement.dataset.motion === 'reduced') ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
