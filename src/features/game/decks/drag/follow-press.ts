/** One press of a card from pointer down to pointer up. Uses window events only, no React. */
import { dragIntent, type PressFacts } from './drag-intent.ts'

export interface Press extends Pick<PressFacts, 'pointer' | 'place'> {
  id: number // pointerId
  x: number
  y: number
}

export interface PressEvents {
  onHold(): void // a long touch without movement; no other event follows
  onCarry(): void // the drag starts
  onMove(x: number, y: number): void // during the drag
  onDrop(x: number, y: number): void
  onEnd(): void // always called last
}

const holdMillis = 450

/** Returns a function that cancels it. */
export function followPress(pointerPress: Press, events: PressEvents): () => void {
  const ending = new AbortController()
  let isCarried = false
  const end = () => {
    if (ending.signal.aborted) return
    clearTimeout(timer)
    ending.abort()
    events.onEnd()
  }
  const hold = () => {
    if (ending.signal.aborted || isCarried) return
    events.onHold()
    end()
  }
  // One frame later, because the finger may be up already while its event waits behind a long task.
  const timer = setTimeout(() => pointerPress.pointer !== 'mouse' && requestAnimationFrame(hold), holdMillis)
  const begin = (dx: number, dy: number) => {
    const intent = dragIntent({ ...pointerPress, dx, dy })
    if (intent === 'scroll') end()
    if (intent !== 'carry') return
    clearTimeout(timer)
    isCarried = true
    events.onCarry()
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== pointerPress.id) return
    if (!isCarried) begin(clientX - pointerPress.x, clientY - pointerPress.y)
    if (isCarried) events.onMove(clientX, clientY)
  }
  const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== pointerPress.id) return
    if (isCarried) events.onDrop(clientX, clientY)
    end()
  }
  const giveUp = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') end()
  }
  const { signal } = ending
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('keydown', giveUp, { signal })
  return end
}
