import { gsap } from 'gsap'
import { Container } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import { seconds } from '../../durations.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout } from '../../layout.ts'
import { typeLooks } from '../../palette.ts'
import { MoveTile, SELECTED_GROWTH } from './move-tile.ts'

const SLOTS = 3
const WAITING_ALPHA = 0.62 // readable: one plans while the rival moves

/** The moves of the active card, stacked from the bottom up. */
export class MoveTiles extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly layout: BattleLayout['tiles'],
  ) {
    super()
    this.position.set(layout.x, layout.y)
    this.scale.set(layout.scale)
  }

  show(picture: BattlePicture): void {
    const active = picture.own.active
    this.visible = active !== null && !picture.outcome
    this.alpha = picture.canAct ? 1 : WAITING_ALPHA
    this.eventMode = picture.canAct ? 'passive' : 'none'
    const key = JSON.stringify([active?.tipo, picture.moves, picture.selectedMove, picture.words.damage])
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy({ children: true })
    if (!active) return
    picture.moves.slice(0, SLOTS * 2).forEach((move, index) => {
      const selected = picture.selectedMove === move.index
      const place = this.place(index, picture.moves.length)
      const tile = new MoveTile(this.kit, move, typeLooks[active.tipo], place, selected, picture.words)
      tile.position.set(place.x, place.y)
      if (selected && !this.kit.calm) slideIn(tile)
      this.addChild(tile)
    })
  }

  /** Up to three fill one column from the bottom; more share two columns. */
  private place(index: number, count: number) {
    const { w, h, gap } = this.layout
    if (count <= SLOTS) {
      const row = index + (SLOTS - count)
      return { x: 0, y: row * (h + gap), w, h }
    }
    const half = (w - gap) / 2
    return { x: (index % 2) * (half + gap), y: Math.floor(index / 2) * (h + gap), w: half, h }
  }
}

/** A selected tile grows towards the table from where it was. */
function slideIn(tile: MoveTile) {
  const ease = { duration: seconds('tileSelect'), ease: 'back.out(2)' }
  const slide = gsap.from(tile.position, { x: tile.x + SELECTED_GROWTH, ...ease })
  tile.once('destroyed', () => slide.kill())
}
