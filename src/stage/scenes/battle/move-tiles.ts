import { gsap } from 'gsap'
import { Container, type FederatedPointerEvent } from 'pixi.js'
import type { DragField, DropPlace } from '../../app/drag-field.ts'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import type { BattleSnapshot, MoveSnapshot } from '../../battle-snapshot.ts'
import { drawOrb, type TileState } from '../../draw/furniture.ts'
import { type TypeLook, typeLooks } from '../../draw/palette.ts'
import type { Spot, TilesLayout } from '../../layout/layout.ts'
import { seconds } from '../../timing/durations.ts'
import type { MoveAim } from './move-aim.ts'
import { MoveTile, SELECTED_GROWTH } from './move-tile.ts'
import { type TilePlace, tilePlace, tileState } from './tile-row.ts'

const WAITING_ALPHA = 0.62 // readable, because the reader plans during the rival's turn
const MOST = 6
const CARRIED = 56 // diameter of the dragged emblem
const CARRIED_ALPHA = 0.45 // of its tile

/** Where a dragged move can be dropped. */
interface MoveTargets {
  rival: { holds(at: Spot): boolean; aimAt(move: MoveSnapshot | null): void }
  own: DropPlace
  aim: MoveAim
}

/** A position of the row. It stays while its tile changes, so that a press on it is not lost. */
interface Pad {
  place: TilePlace
  view: Container
  move: MoveSnapshot
  state: TileState
  drawn: string
}

/** The moves of the active card, stacked from the bottom up. */
export class MoveTiles extends Container {
  private canAct = false
  private look: TypeLook | null = null // colours of the active card's type
  private pads: Pad[] = []

  constructor(
    private readonly kit: Kit,
    private readonly layout: TilesLayout,
    private readonly drags: DragField,
    private readonly targets: MoveTargets,
  ) {
    super()
    this.position.set(layout.x, layout.y)
    this.scale.set(layout.scale)
  }

  show(picture: BattleSnapshot): void {
    const { own, moves, canAct } = picture
    this.canAct = canAct
    this.visible = own.active !== null && !picture.outcome
    this.alpha = canAct ? 1 : WAITING_ALPHA
    this.eventMode = canAct ? 'passive' : 'none'
    this.look = own.active && typeLooks[own.active.tipo]
    const visibleMoves = own.active ? moves.slice(0, MOST) : []
    if (visibleMoves.length !== this.pads.length) this.layPads(visibleMoves)
    for (const [index, move] of visibleMoves.entries()) this.lay(index, move, picture)
  }

  private layPads(moves: readonly MoveSnapshot[]) {
    this.kit.retired.take(this.removeChildren())
    this.pads = moves.map((move, index) => {
      const place = tilePlace(index, moves.length, this.layout)
      const view = new Container()
      view.position.set(place.x, place.y)
      this.addChild(view)
      const growth = place.compact ? 0 : SELECTED_GROWTH
      const box = { x: -growth, y: 0, w: place.w + growth, h: place.h }
      makePressable(view, box, {
        touch: this.kit.touch / this.layout.scale,
        tap: () => this.tap(index),
        carry: event => this.carry(index, event),
      })
      return { place, view, move, state: 'off', drawn: '' }
    })
  }

  private lay(index: number, move: MoveSnapshot, { selectedMove, words, own }: BattleSnapshot) {
    const { pads, look, kit } = this
    const pad = pads[index]
    if (!pad || !look) return
    const state = tileState(move, selectedMove)
    Object.assign(pad, { move, state })
    const drawn = JSON.stringify([look.file, move, state, words.damage, own.energy === null])
    if (drawn === pad.drawn) return
    pad.drawn = drawn
    const style = {
      look,
      state,
      damageWord: words.damage,
      fallWord: words.knockOut,
      winsWord: words.wins,
      chargesEnergy: own.energy !== null,
    }
    const tile = new MoveTile(kit, move, pad.place, style)
    if (state === 'selected' && !pad.place.compact && !kit.reducedMotion) slideIn(tile)
    kit.retired.take(pad.view.removeChildren())
    pad.view.addChild(tile)
  }

  private tap(index: number) {
    const pad = this.pads[index]
    if (!pad || !this.canAct) return
    const { move, state } = pad
    if (state === 'off') return this.kit.cue(move.missing > 0 ? 'energy_short' : 'ui_error')
    const selected = state === 'selected'
    this.kit.cue(selected ? 'click' : 'select')
    this.kit.gesture({ type: selected ? 'confirm-move' : 'select-move', index: move.index })
  }

  /** Drags the emblem; a drop on its target uses the move. */
  private carry(index: number, event: FederatedPointerEvent) {
    const { look, kit, targets } = this
    const pad = this.pads[index]
    if (!pad || !look || !this.canAct || pad.state === 'off') return
    const { view, move } = pad
    const piece = () => {
      const orb = kit.drawn.sprite(`carried:${look.file}`, CARRIED, CARRIED, drawOrb(CARRIED, look), 8)
      orb.pivot.set(8 + CARRIED / 2)
      return orb
    }
    const light = (on: boolean) => {
      if (!view.destroyed) view.alpha = on ? CARRIED_ALPHA : 1
      this.placeOf(move).light(on)
    }
    kit.cue('select')
    this.drags.carry(
      {
        piece,
        place: { holds: at => this.placeOf(move).holds(at), light },
        follow: (at, isOver) => targets.aim.follow(at, isOver),
        end: () => targets.aim.end(),
        drop: () => kit.gesture({ type: 'confirm-move', index: move.index }),
      },
      event,
    )
  }

  /** A move without damage may act on its own card or on the rival's, so both accept it. */
  private placeOf(move: MoveSnapshot): DropPlace {
    const { rival, own } = this.targets
    const isBlow = move.preview !== null
    return {
      holds: at => rival.holds(at) || (!isBlow && own.holds(at)),
      light: on => {
        rival.aimAt(on ? move : null)
        if (!isBlow) own.light(on)
      },
    }
  }
}

/** A selected tile grows towards the table from its previous size. */
function slideIn(tile: MoveTile) {
  const ease = { duration: seconds('tileSelect'), ease: 'back.out(2)' }
  const slide = gsap.from(tile.position, { x: tile.x + SELECTED_GROWTH, ...ease })
  tile.once('destroyed', () => slide.kill())
}
