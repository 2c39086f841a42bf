import { type Container, type FederatedPointerEvent, Rectangle } from 'pixi.js'
import type { Box } from './layout.ts'

const LONG_PRESS = 450 // ms
const PRESSED_SCALE = 0.97
const HOVER_LIFT = 2 // units, for a mouse
const WANDERED = 9 // CSS pixels from where the finger came down: it wants to carry, not to tap

interface Presses {
  touch: number // smallest side of the target, in the piece's own units
  tap(): void
  hold?(): void // a long press; the tap is then not sent
  carry?(event: FederatedPointerEvent): void // the finger has wandered off; neither tap nor hold follow
  finger?(down: boolean): void // it lies on the piece, or has left
}

interface Rest {
  scale: number
  x: number
  y: number
}

/** Makes a piece answer to the finger: sinks while pressed, taps on release, holds after a while; lifts under a mouse. */
export function makePressable<P extends Container>(piece: P, box: Box, presses: Presses): void {
  piece.hitArea = grown(box, presses.touch)
  piece.eventMode = 'static'
  piece.cursor = 'pointer'
  let holding: ReturnType<typeof setTimeout> | null = null
  let rest: Rest | null = null
  let from = { x: 0, y: 0 }
  let lifted = false
  let root: Container = piece // hears the finger wherever it goes: Pixi tells a piece only what happens over it

  const wander = (event: FederatedPointerEvent) => {
    if (!rest || Math.hypot(event.globalX - from.x, event.globalY - from.y) < WANDERED) return
    release()
    presses.carry?.(event)
  }
  const release = () => {
    if (holding) clearTimeout(holding)
    holding = null
    root.off('globalpointermove', wander)
    if (rest) presses.finger?.(false)
    if (rest && !piece.destroyed) {
      piece.scale.set(rest.scale)
      piece.position.set(rest.x, rest.y)
    }
    rest = null
  }
  const lift = (up: boolean) => {
    if (piece.destroyed || lifted === up) return
    lifted = up
    piece.y += up ? -HOVER_LIFT : HOVER_LIFT
  }
  piece.on('pointerdown', (event: FederatedPointerEvent) => {
    event.stopPropagation()
    release()
    rest = { scale: piece.scale.x, x: piece.x, y: piece.y }
    from = { x: event.globalX, y: event.globalY }
    root = rootOf(piece)
    root.on('globalpointermove', wander)
    sink(piece, box, rest)
    presses.finger?.(true)
    if (!presses.hold) return
    holding = setTimeout(() => {
      release()
      presses.hold?.()
    }, LONG_PRESS)
  })
  piece.on('pointerup', () => {
    const pressed = rest !== null
    release()
    if (pressed) presses.tap()
  })
  piece.on('pointerover', (event: FederatedPointerEvent) => lift(event.pointerType === 'mouse'))
  piece.on('pointerout', () => {
    lift(false)
  })
  piece.on('pointerupoutside', release)
  piece.on('pointercancel', release)
  piece.on('destroyed', release)
}

const rootOf = (piece: Container): Container => (piece.parent ? rootOf(piece.parent) : piece)

/** The box, at least `touch` wide and high. */
function grown(box: Box, touch: number): Rectangle {
  const x = Math.max(0, touch - box.w) / 2
  const y = Math.max(0, touch - box.h) / 2
  return new Rectangle(box.x - x, box.y - y, box.w + x * 2, box.h + y * 2)
}

/** Shrinks around the middle of the box, wherever the piece's origin is. */
function sink(piece: Container, box: Box, rest: Rest) {
  const lost = rest.scale * (1 - PRESSED_SCALE)
  piece.scale.set(rest.scale * PRESSED_SCALE)
  piece.position.set(
    rest.x + (box.x + box.w / 2 - piece.pivot.x) * lost,
    rest.y + (box.y + box.h / 2 - piece.pivot.y) * lost + 1,
  )
}
