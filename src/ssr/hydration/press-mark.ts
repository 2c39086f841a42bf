/** Marks a button as pressed from the touch on (`ui/theme/base.css`): a browser shows its own `:active` only when it knows a tap from a scroll. */
import { pressable } from './event-replay.ts'
import { afterNextFrame } from './first-interaction.ts'

let isDrawn = true // the mark of the last press, or there is none
const waiting: (() => void)[] = []

function mark(button: Element): void {
  button.setAttribute('data-pressed', '')
  isDrawn = false
  afterNextFrame(() => {
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
