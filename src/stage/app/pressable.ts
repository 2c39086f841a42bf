import { type Container, type FederatedPointerEvent, Rectangle } from 'pixi.js'
import type { Box } from '../layout/layout.ts'

const LONG_PRESS = 450 // ms
const PRESSED_SCALE = 0.97
const HOVER_LIFT = 2 // units, for a mouse
const WANDERED = 9 // CSS pixels from the start of the press, beyond which it is a drag

interface Presses {
  touch: number // minimum side of the target, in the object's own units
  tap(): void
  hold?(): void // a long press, after which no tap is sent
  carry?(event: FederatedPointerEvent): void // the press has become a drag; neither tap nor hold follow
  finger?(down: boolean): void // true: the object is pressed
}

interface Rest {
  scale: number
  x: number
  y: number
}

/** Makes an object interactive: it shrinks while pressed, taps on release, holds after a while, and lifts under a mouse. */
export function makePressable(piece: Container, box: Box, presses: Presses): void {
  piece.hitArea = touchArea(box, presses.touch)
  piece.eventMode = 'static'
  piece.cursor = 'pointer'
  const finger = new Finger(piece, box, presses)
  piece.on('pointerdown', finger.down)
  piece.on('pointerup', finger.up)
  piece.on('pointerupoutside', finger.up) // a pressed object is smaller: its edge may have moved away from the pointer
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

/** One pointer on one object, from the press to a tap, a hold, a drag, or nothing. */
class Finger {
  private rest: Rest | null = null // pose before the press; null without a press
  private holding: ReturnType<typeof setTimeout> | null = null
  private from = { x: 0, y: 0 }
  private root: Container // receives every pointer move, because Pixi sends an object only the events over it

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

  /** With slow frames there may be no move event, so the distance is read from this event. */
  readonly up = (event: FederatedPointerEvent): void => {
    const taps = this.rest !== null && !this.hasWandered(event)
    this.release()
    if (taps) this.presses.tap()
  }

  /** Moves the object, pressed or not. */
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

/** The topmost object that receives events: Pixi sends pointer moves to interactive objects only, and its own root is none. */
function rootOf(piece: Container): Container {
  let root = piece
  for (let at: Container | null = piece; at; at = at.parent) if (at.eventMode === 'static') root = at
  return root
}

/** Returns the box, at least `touch` wide and high. */
export function touchArea(box: Box, touch: number): Rectangle {
  const x = Math.max(0, touch - box.w) / 2
  const y = Math.max(0, touch - box.h) / 2
  return new Rectangle(box.x - x, box.y - y, box.w + x * 2, box.h + y * 2)
}

/** Shrinks the object around the centre of the box, wherever its origin is. */
function sink(piece: Container, box: Box, rest: Rest) {
  const lost = rest.scale * (1 - PRESSED_SCALE)
  piece.scale.set(rest.scale * PRESSED_SCALE)
  piece.position.set(
    rest.x + (box.x + box.w / 2 - piece.pivot.x) * lost,
    rest.y + (box.y + box.h / 2 - piece.pivot.y) * lost + 1,
  )
}
