/**
 * Decides when a server-rendered page starts its app: at the first interaction, or some seconds after the page has
 * loaded.
 */
const interactions = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'click',
  'input',
] as const

/** A browser sends a `pointermove` when a page is drawn below a resting pointer. */
const isAtRest = (event: Event) => {
  const { movementX, movementY } = event as PointerEvent
  return event.type === 'pointermove' && movementX === 0 && movementY === 0
}

/** Calls `start` once. */
export function atFirstInteraction(start: () => void): void {
  let hasBegun = false
  const begin = (event: Event) => {
    if (hasBegun || isAtRest(event)) return
    hasBegun = true
    for (const type of interactions) removeEventListener(type, begin, true)
    start()
  }
  for (const type of interactions) addEventListener(type, begin, { capture: true, passive: true })
}

/** Calls `then` immediately if the page has already loaded. */
export function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}

/** Also runs for a hidden page, which gets no frames. */
function afterNextFrame(then: () => void): void {
  if (document.visibilityState === 'hidden') then()
  else requestAnimationFrame(() => setTimeout(then))
}

/** Counted from the end of loading, when the page's own files have arrived. */
const idleMillis = 10_000

/**
 * Calls `start` once: after the first interaction (`data-used`: it happened before this script was loaded), or after a
 * period without input.
 */
export function atFirstInteractionOrIdle(start: () => void): void {
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    start()
  }
  if (document.documentElement.dataset.used !== undefined) begin()
  // The two frames that respond to a tap come first: the pressed look (`press-mark.ts`), and what it opens.
  atFirstInteraction(() => afterNextFrame(() => afterNextFrame(begin)))
  afterLoad(() => setTimeout(begin, idleMillis))
}
