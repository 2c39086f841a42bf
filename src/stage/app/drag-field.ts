/**
 * Drags an object across the table: a press that moves becomes a drag, a copy follows the pointer, and the drop area
 * lights up. The dragged object may be rebuilt meanwhile, because the drag belongs to the table. Escape, a lost pointer
 * and a release outside the drop area cancel it.
 */
import { gsap } from 'gsap'
import { Container, type FederatedPointerEvent } from 'pixi.js'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import type { Kit } from './kit.ts'

export interface DropPlace {
  holds(at: Spot): boolean
  light(on: boolean): void
}

export interface Cargo {
  piece(): Container // creates the copy that follows the pointer, centred on its origin
  place: DropPlace
  drop(): void // called when it is dropped on a valid area
  follow?(at: Spot, isOver: boolean): void // called on every move of the pointer
  end?(): void // called when the drag ends, before `drop`
}

export class DragField extends Container {
  private cargo: Cargo | null = null
  private carried: Container | null = null
  private from: Spot = { x: 0, y: 0 }
  private pointer = -1 // id of the pointer that drags: a second finger must not move or drop the object
  private flight: gsap.core.Timeline | null = null

  constructor(
    private readonly ground: Container,
    private readonly kit: Pick<Kit, 'clock' | 'reducedMotion'>,
  ) {
    super()
    this.eventMode = 'none'
  }

  /** `cargo` follows the pointer until it is released. */
  carry(cargo: Cargo, event: FederatedPointerEvent): void {
    this.letGo()
    this.cargo = cargo
    this.pointer = event.pointerId
    this.carried = cargo.piece()
    this.addChild(this.carried)
    cargo.place.light(true)
    this.move(event)
    this.from = { x: this.carried.x, y: this.carried.y }
    this.ground.on('globalpointermove', this.follow)
    this.ground.on('pointerup', this.end)
    this.ground.on('pointerupoutside', this.end)
    this.ground.on('pointercancel', this.cancel)
    addEventListener('keydown', this.escape, { capture: true })
  }

  /** Ends the drag immediately and removes the copy. */
  readonly letGo = (): void => {
    this.flight?.kill()
    this.flight = null
    this.release()?.destroy({ children: true })
    for (const returning of this.removeChildren()) returning.destroy({ children: true })
  }

  override destroy(options?: Parameters<Container['destroy']>[0]): void {
    this.letGo()
    super.destroy(options)
  }

  /** Ends the drag. Returns the copy, which is still visible. */
  private release(): Container | null {
    const { cargo, carried } = this
    this.ground.off('globalpointermove', this.follow)
    this.ground.off('pointerup', this.end)
    this.ground.off('pointerupoutside', this.end)
    this.ground.off('pointercancel', this.cancel)
    removeEventListener('keydown', this.escape, { capture: true })
    this.cargo = null
    this.carried = null
    cargo?.place.light(false)
    cargo?.end?.()
    return carried
  }

  private move(event: FederatedPointerEvent): void {
    const { cargo, carried } = this
    if (!cargo || !carried) return
    event.getLocalPosition(this, carried.position)
    cargo.follow?.({ x: carried.x, y: carried.y }, cargo.place.holds(carried.position))
  }

  private readonly follow = (event: FederatedPointerEvent): void => {
    if (event.pointerId !== this.pointer) return
    const isLost = event.pointerType === 'mouse' && event.buttons === 0 // released outside the window
    if (isLost) this.flyBack()
    else this.move(event)
  }

  private readonly end = (event: FederatedPointerEvent): void => {
    if (event.pointerId !== this.pointer) return
    const { cargo } = this
    if (cargo?.place.holds(event.getLocalPosition(this))) {
      this.letGo()
      cargo.drop()
    } else this.flyBack()
  }

  private readonly cancel = (event: FederatedPointerEvent): void => {
    if (event.pointerId === this.pointer) this.flyBack()
  }

  /** Escape ends only the drag: the page must not close anything with the same key. */
  private readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    this.flyBack()
  }

  /** The copy returns to where it was taken. */
  private flyBack(): void {
    const piece = this.release()
    if (!piece) return
    if (this.kit.reducedMotion) {
      piece.destroy({ children: true })
      return
    }
    const { x, y } = this.from
    this.flight = gsap
      .timeline({ paused: true, onComplete: this.letGo })
      .to(piece, { x, y, alpha: 0, duration: seconds('dragBack'), ease: 'power3.out' })
    this.kit.clock.hang(this.flight)
  }
}
