/**
 * Drags an object across the table: a press that moves becomes a drag, a copy follows the pointer, and the drop area
 * lights up. The dragged object may be rebuilt meanwhile, because the drag belongs to the table.
 */
import { Container, type FederatedPointerEvent } from 'pixi.js'
import type { Spot } from '../layout/layout.ts'

export interface DropPlace {
  holds(at: Spot): boolean
  light(on: boolean): void
}

export interface Cargo {
  piece(): Container // creates the copy that follows the pointer, centred on its origin
  place: DropPlace
  drop(): void // called when it is dropped on a valid area
}

export class DragField extends Container {
  private cargo: Cargo | null = null
  private carried: Container | null = null

  constructor(private readonly ground: Container) {
    super()
    this.eventMode = 'none'
  }

  get isCarrying(): boolean {
    return this.cargo !== null
  }

  /** `cargo` follows the pointer until it is released. */
  carry(cargo: Cargo, event: FederatedPointerEvent): void {
    this.letGo()
    this.cargo = cargo
    this.carried = cargo.piece()
    this.addChild(this.carried)
    cargo.place.light(true)
    this.follow(event)
    this.ground.on('globalpointermove', this.follow)
    this.ground.on('pointerup', this.end)
    this.ground.on('pointerupoutside', this.end)
    this.ground.on('pointercancel', this.letGo)
  }

  readonly letGo = (): void => {
    this.ground.off('globalpointermove', this.follow)
    this.ground.off('pointerup', this.end)
    this.ground.off('pointerupoutside', this.end)
    this.ground.off('pointercancel', this.letGo)
    this.cargo?.place.light(false)
    this.cargo = null
    this.carried?.destroy({ children: true })
    this.carried = null
  }

  private readonly follow = (event: FederatedPointerEvent): void => {
    if (this.carried) event.getLocalPosition(this, this.carried.position)
  }

  private readonly end = (event: FederatedPointerEvent): void => {
    const { cargo } = this
    const at = event.getLocalPosition(this)
    this.letGo()
    if (cargo?.place.holds(at)) cargo.drop()
  }
}
