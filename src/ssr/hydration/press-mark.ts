/**
 * Marks a button as pressed from the touch on (`ui/theme/base.css`). A browser applies `:active` only after it has
 * distinguished a tap from a scroll.
 */
import { pressable } from './event-replay.ts'

let isDrawn = true // whether the mark of the last tap is drawn, or there is none
const waiting: (() => void)[] = []

/** Runs before other waiting work, such as parsing the rest of the page. */
function afterFrame(then: () => void): void {
  const soon = () => {
    // Not awaited: the opened part reports its own errors.
    if ('scheduler' in globalThis) void scheduler.postTask(then, { priority: 'user-blocking' })
    else setTimeout(then)
  }
  if (document.visibilityState === 'hidden') then()
  else requestAnimationFrame(soon)
}

function mark(button: Element): void {
  button.setAttribute('data-pressed', '')
  isDrawn = false
  afterFrame(() => {
    isDrawn = true
    for (const then of waiting.splice(0)) then()
  })
}

/**
 * Calls `then` once, when the mark of the tap is drawn, because a slow effect would hide the mark. Returns a function
 * that calls it without further delay.
 */
export function oncePressIsDrawn(then: () => void): () => void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    then()
  }
  if (isDrawn) run()
  else waiting.push(run)
  return run
}

/** Returns a function that removes the listeners. */
export function markPresses(): () => void {
  let pressed: Element | null = null
  const release = () => {
    const button = pressed
    pressed = null
    if (button) oncePressIsDrawn(() => button.removeAttribute('data-pressed'))
  }
  const onDown = ({ target }: PointerEvent) => {
    release()
    pressed = target instanceof Element ? target.closest(pressable) : null
    if (pressed) mark(pressed)
  }
  addEventListener('pointerdown', onDown, true)
  addEventListener('pointerup', release, true)
  addEventListener('pointercancel', release, true)
  return () => {
    removeEventListener('pointerdown', onDown, true)
    removeEventListener('pointerup', release, true)
    removeEventListener('pointercancel', release, true)
    release()
  }
}
