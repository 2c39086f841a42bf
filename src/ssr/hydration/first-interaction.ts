/** When a server-rendered page starts its app: at the first interaction, or some seconds after it has loaded. */
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

/** A browser sends a `pointermove` of its own when a page is drawn below a pointer that rests. */
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

/** At once when the page has loaded already. */
export function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}

/** Also of a page that is not in sight and has no frames. */
function afterNextFrame(then: () => void): void {
  if (document.visibilityState === 'hidden') then()
  else requestAnimationFrame(() => setTimeout(then))
}

/** From the end of loading: by then the page's own files have arrived. */
const idleMillis = 10_000

/** Calls `start` once, after the first interaction (`data-used`: it was before this script came) or when nobody has touched the page. */
export function atFirstInteractionOrIdle(start: () => void): void {
  let hasBegun = false
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    start()
  }
  if (document.documentElement.dataset.used !== undefined) begin()
  // The two frames that answer a press come first: how it looks pressed (`press-mark.ts`), and what it shows.
  atFirstInteraction(() => afterNextFrame(() => afterNextFrame(begin)))
  afterLoad(() => setTimeout(begin, idleMillis))
}
