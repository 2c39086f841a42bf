import { type Container, type FederatedPointerEvent, Rectangle } from 'pixi.js'
import type { Box } from './layout.ts'

const LONG_PRESS = 450 // ms
const PRESSED_SCALE = 0.97

interface Presses {
  touch: number // smallest side of the target, in the piece's own units
  tap(): void
  hold?(): void // a long press; the tap is then not sent
}

/** Makes a piece answer to the finger: sinks while pressed, taps on release, holds after a while. */
export function makePressable<P extends Container>(piece: P, box: Box, presses: Presses): void {
  const growX = Math.max(0, presses.touch - box.w) / 2
  const growY = Math.max(0, presses.touch - box.h) / 2
  piece.hitArea = new Rectangle(box.x - growX, box.y - growY, box.w + growX * 2, box.h + growY * 2)
  piece.eventMode = 'static'
  piece.cursor = 'pointer'
  let holding: ReturnType<typeof setTimeout> | null = null
  let rest: number | null = null

  const release = () => {
    if (holding) clearTimeout(holding)
    holding = null
    if (rest !== null && !piece.destroyed) piece.scale.set(rest)
    rest = null
  }
  piece.on('pointerdown', (event: FederatedPointerEvent) => {
    event.stopPropagation()
    release()
    rest = piece.scale.x
    piece.scale.set(rest * PRESSED_SCALE)
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
  piece.on('pointerupoutside', release)
  piece.on('pointercancel', release)
  piece.on('destroyed', release)
}
