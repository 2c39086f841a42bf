/** One press of a card from the pointer's way down to its way up. Knows the window's events and no React. */
import { dragIntent, type PressFacts } from './drag-intent.ts'

export interface Press extends Pick<PressFacts, 'pointer' | 'place'> {
  id: number // pointerId
  x: number
  y: number
}

export interface PressEvents {
  onHold(): void // a finger pressed long and did not move; nothing follows
  onCarry(): void // the card leaves its place
  onMove(x: number, y: number): void // while carried
  onDrop(x: number, y: number): void
  onEnd(): void // always, last
}

const holdMillis = 450

/** The returned function ends it early. */
export function followPress(press: Press, events: PressEvents): () => void {
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
  // A frame later: the finger may be up already, its event still waiting behind a long task.
  const timer = setTimeout(() => press.pointer !== 'mouse' && requestAnimationFrame(hold), holdMillis)
  const begin = (dx: number, dy: number) => {
    const intent = dragIntent({ ...press, dx, dy })
    if (intent === 'scroll') end()
    if (intent !== 'carry') return
    clearTimeout(timer)
    isCarried = true
    events.onCarry()
  }
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== press.id) return
    if (!isCarried) begin(clientX - press.x, clientY - press.y)
    if (isCarried) events.onMove(clientX, clientY)
  }
  const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== press.id) return
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
