import { gsap } from 'gsap'
import { Container } from 'pixi.js'
import type { BattlePicture, MovePicture } from '../../battle-picture.ts'
import type { DragField, DropPlace } from '../../drag-field.ts'
import { seconds } from '../../durations.ts'
import type { Kit } from '../../kit.ts'
import type { TilesLayout } from '../../layout.ts'
import { paintOrb, type TileState } from '../../paint/furniture.ts'
import { type TypeLook, typeLooks } from '../../palette.ts'
import { makePressable } from '../../pressable.ts'
import { MoveTile, SELECTED_GROWTH } from './move-tile.ts'
import { type TilePlace, tilePlace, tileState } from './tile-row.ts'

const WAITING_ALPHA = 0.62 // readable: one plans while the rival moves
const MOST = 6
const CARRIED = 56 // diameter of the emblem that is dragged

/** The moves of the active card, stacked from the bottom up. */
export class MoveTiles extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly layout: TilesLayout,
    private readonly drags: DragField,
    private readonly target: DropPlace,
  ) {
    super()
    this.position.set(layout.x, layout.y)
    this.scale.set(layout.scale)
  }

  show(picture: BattlePicture): void {
    const { own, moves, selectedMove, canAct, words } = picture
    this.visible = own.active !== null && !picture.outcome
    this.alpha = canAct ? 1 : WAITING_ALPHA
    this.eventMode = canAct ? 'passive' : 'none'
    const key = JSON.stringify([own.active?.tipo, moves, selectedMove, words.damage, own.energy === null])
    if (key === this.drawn) return
    this.drawn = key
    this.kit.retired.take(this.removeChildren())
    if (!own.active) return
    const look = typeLooks[own.active.tipo]
    for (const [index, move] of moves.slice(0, MOST).entries())
      this.addTile(move, tilePlace(index, Math.min(moves.length, MOST), this.layout), look, picture)
  }

  private addTile(
    move: MovePicture,
    place: TilePlace,
    look: TypeLook,
    { selectedMove, words, own }: BattlePicture,
  ) {
    const state = tileState(move, selectedMove)
    const style = { look, state, damageWord: words.damage, chargesEnergy: own.energy !== null }
    const tile = new MoveTile(this.kit, move, place, style)
    tile.position.set(place.x, place.y)
    if (state === 'selected' && !place.compact && !this.kit.calm) slideIn(tile)
    const box = { x: tile.left, y: 0, w: place.w - tile.left, h: place.h }
    makePressable(tile, box, {
      touch: this.kit.touch / this.layout.scale,
      tap: () => this.tap(move, state),
      ...(state === 'off' ? {} : { carry: event => this.drags.carry(this.cargoOf(move, look), event) }),
    })
    this.addChild(tile)
  }

  private tap(move: MovePicture, state: TileState) {
    if (state === 'off') return this.kit.cue(move.missing > 0 ? 'energy_short' : 'ui_error')
    const selected = state === 'selected'
    this.kit.cue(selected ? 'click' : 'select')
    this.kit.gesture({ type: selected ? 'confirm-move' : 'select-move', index: move.index })
  }

  /** The emblem is carried to the rival; letting it go there is the attack. */
  private cargoOf({ index }: MovePicture, look: TypeLook) {
    const piece = () => {
      const orb = this.kit.paints.sprite(`carried:${look.file}`, CARRIED, CARRIED, paintOrb(CARRIED, look), 8)
      orb.pivot.set(8 + CARRIED / 2)
      return orb
    }
    return { piece, place: this.target, drop: () => this.kit.gesture({ type: 'confirm-move', index }) }
  }
}

/** A selected tile grows towards the table from where it was. */
function slideIn(tile: MoveTile) {
  const ease = { duration: seconds('tileSelect'), ease: 'back.out(2)' }
  const slide = gsap.from(tile.position, { x: tile.x + SELECTED_GROWTH, ...ease })
  tile.once('destroyed', () => slide.kill())
}
