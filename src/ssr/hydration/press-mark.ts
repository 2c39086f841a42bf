/** Marks a button as pressed from the touch on (`ui/theme/base.css`): a browser shows its own `:active` only when it knows a tap from a scroll. */
import { pressable } from './event-replay.ts'

let isDrawn = true // the mark of the last press, or there is none
const waiting: (() => void)[] = []

/** Ahead of what else waits, such as the rest of the page that is still being read. */
function afterFrame(then: () => void): void {
  const soon = () => {
    // It waits for nobody: what a press opens reports its own faults.
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
 * Calls `then` once, when the mark of the press is drawn: what takes long to draw would hide it. Returns a function that calls it without
 * waiting any longer.
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

/** Returns a function that ends it. */
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
