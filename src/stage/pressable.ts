import { type Container, type FederatedPointerEvent, Rectangle } from 'pixi.js'
import type { Box } from './layout/layout.ts'

const LONG_PRESS = 450 // ms
const PRESSED_SCALE = 0.97
const HOVER_LIFT = 2 // units, for a mouse
const WANDERED = 9 // CSS pixels from where the press began: beyond that it is a drag

interface Presses {
  touch: number // smallest side of the target, in the piece's own units
  tap(): void
  hold?(): void // a long press; the tap is then not sent
  carry?(event: FederatedPointerEvent): void // the finger has wandered off; neither tap nor hold follow
  finger?(down: boolean): void // true: the piece is being pressed
}

interface Rest {
  scale: number
  x: number
  y: number
}

/** Makes a piece answer to the finger: sinks while pressed, taps on release, holds after a while; lifts under a mouse. */
export function makePressable(piece: Container, box: Box, presses: Presses): void {
  piece.hitArea = touchArea(box, presses.touch)
  piece.eventMode = 'static'
  piece.cursor = 'pointer'
  const finger = new Finger(piece, box, presses)
  piece.on('pointerdown', finger.down)
  piece.on('pointerup', finger.up)
  piece.on('pointerupoutside', finger.up) // a pressed piece is smaller: its edge may have shrunk away from the finger
  for (const gone of ['pointercancel', 'destroyed'] as const) piece.on(gone, finger.release)
  let lifted = false
  const lift = (up: boolean) => {
    if (piece.destroyed || lifted === up) return
    lifted = up
    finger.shift(up ? -HOVER_LIFT : HOVER_LIFT)
  }
  piece.on('pointerover', (event: FederatedPointerEvent) => lift(event.pointerType === 'mouse'))
  piece.on('pointerout', () => lift(false))
}

/** One finger on one piece, from the touch to a tap, a hold, a drag, or nothing. */
class Finger {
  private rest: Rest | null = null // how the piece stood; null while no finger lies on it
  private holding: ReturnType<typeof setTimeout> | null = null
  private from = { x: 0, y: 0 }
  private root: Container // receives every move of the finger: Pixi reports to a piece only what happens over it

  constructor(
    private readonly piece: Container,
    private readonly box: Box,
    private readonly presses: Presses,
  ) {
    this.root = piece
  }

  readonly down = (event: FederatedPointerEvent): void => {
    event.stopPropagation()
    this.release()
    const { piece, presses } = this
    this.rest = { scale: piece.scale.x, x: piece.x, y: piece.y }
    this.from = { x: event.globalX, y: event.globalY }
    this.root = rootOf(piece)
    this.root.on('globalpointermove', this.wander)
    sink(piece, this.box, this.rest)
    presses.finger?.(true)
    if (presses.hold) this.holding = setTimeout(this.hold, LONG_PRESS)
  }

  /** With slow frames there may be no move event in between: the distance is read from the event itself. */
  readonly up = (event: FederatedPointerEvent): void => {
    const taps = this.rest !== null && !this.hasWandered(event)
    this.release()
    if (taps) this.presses.tap()
  }

  /** Moves the piece, pressed or not. */
  shift(y: number): void {
    if (this.rest) this.rest.y += y
    this.piece.y += y
  }

  readonly release = (): void => {
    const { piece, rest } = this
    if (this.holding) clearTimeout(this.holding)
    this.holding = null
    this.rest = null
    this.root.off('globalpointermove', this.wander)
    if (!rest) return
    this.presses.finger?.(false)
    if (piece.destroyed) return
    piece.scale.set(rest.scale)
    piece.position.set(rest.x, rest.y)
  }

  private readonly hold = (): void => {
    this.release()
    this.presses.hold?.()
  }

  private readonly wander = (event: FederatedPointerEvent): void => {
    if (!this.rest || !this.hasWandered(event)) return
    this.release()
    this.presses.carry?.(event)
  }

  private hasWandered({ globalX, globalY }: FederatedPointerEvent): boolean {
    return Math.hypot(globalX - this.from.x, globalY - this.from.y) >= WANDERED
  }
}

const rootOf = (piece: Container): Container => (piece.parent ? rootOf(piece.parent) : piece)

/** The box, at least `touch` wide and high. */
export function touchArea(box: Box, touch: number): Rectangle {
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
