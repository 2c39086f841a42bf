import { Container, type Sprite, type Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, displayText } from '../../art/text.ts'
import { type CellState, drawCase, drawCell } from '../../draw/energy-art.ts'
import { shopColours } from '../../draw/palette.ts'
import type { TubeLayout } from '../../layout/layout-plan.ts'
import { cellStates, MOST_ENERGY } from './energy-look.ts'

const PAD = 4
const GAP = 2

const NUMBER_OFFSET = 25 // units from a lying tube to the middle of its number
const GAIN = 13 // units from the tube to the middle of the gain

/**
 * The reader's energy: ten cells from the bottom up or from left to right, with those of a selected move striped, those
 * of the next turn outlined, and the number at the top or on the left.
 */
export class EnergyTube extends Container {
  private readonly cells: Sprite[] = []
  private readonly number: Text
  private readonly after: Text // the remaining energy, otherwise the maximum
  private readonly gain: Text // gained in the next turn
  private readonly looks: Record<CellState, Sprite['texture']>
  private lit = 0
  private spend = 0
  private next = 0
  private drawn = ''

  constructor(kit: Kit, { x, y, w, h, scale, isLying }: TubeLayout) {
    super()
    this.position.set(x, y)
    this.scale.set(scale)
    const share = ((isLying ? w : h) - PAD * 2 - GAP * (MOST_ENERGY - 1)) / MOST_ENERGY
    const cell = isLying ? { w: share, h: h - PAD * 2 } : { w: w - PAD * 2, h: share }
    const look = (state: CellState) =>
      kit.drawn.texture(`cell:${state}:${w}`, cell.w, cell.h, drawCell(cell.w, cell.h, state), 6)
    this.looks = { full: look('full'), spent: look('spent'), empty: look('empty'), next: look('next') }
    this.addChild(kit.drawn.sprite(`tube:${w}`, w, h, drawCase(w, h, 10), 10))
    for (let i = 0; i < MOST_ENERGY; i++) {
      const sprite = kit.drawn.sprite(`cell:empty:${w}`, cell.w, cell.h, drawCell(cell.w, cell.h, 'empty'), 6)
      const along = i * (share + GAP)
      sprite.position.set(isLying ? PAD + along : PAD, isLying ? PAD : h - PAD - cell.h - along)
      this.cells.push(sprite)
      this.addChild(sprite)
    }
    this.number = displayText(kit.sharpness, '', { size: 20, fill: shopColours.secondaryText, outline: 4 })
    const [numberX, numberY] = isLying ? [-NUMBER_OFFSET, h / 2] : [w / 2 - 6, -15]
    this.number.anchor.set(1, 0.5)
    this.number.position.set(numberX, numberY)
    this.after = bodyText(kit.sharpness, '', {
      size: 12 * kit.type,
      weight: '700',
      fill: '#e9cfa0',
      shadow: 3,
    })
    this.after.anchor.set(0, 0.5)
    this.after.position.set(numberX, numberY + 2)
    this.gain = bodyText(kit.sharpness, '', {
      size: 12 * kit.type,
      weight: '700',
      fill: shopColours.secondaryText,
      shadow: 3,
    })
    this.gain.anchor.set(0.5)
    this.gain.position.set(isLying ? w + GAIN : w / 2, isLying ? h / 2 : h + 11)
    this.addChild(this.number, this.after, this.gain)
    this.draw()
  }

  /** @param spend cost of the selected action; @param next gained in the next turn */
  show(energy: number, spend: number, next: number): void {
    this.lit = energy
    this.spend = spend
    this.next = next
    this.draw()
  }

  /** Number of filled cells. */
  get shown(): number {
    return this.lit
  }

  set shown(cells: number) {
    this.lit = cells
    this.draw()
  }

  private draw() {
    const full = Math.round(this.lit)
    const key = `${full}:${this.spend}:${this.next}`
    if (key === this.drawn) return
    this.drawn = key
    const states = cellStates(full, this.spend, this.next)
    for (const [i, cell] of this.cells.entries()) cell.texture = this.looks[states[i]!]
    this.number.text = String(full)
    this.after.text = this.spend > 0 ? `▸${full - this.spend}` : `/${MOST_ENERGY}`
    this.after.tint = this.spend > 0 ? shopColours.secondaryMark : '#ffffff'
    this.gain.text = this.next > 0 ? `+${this.next}` : ''
  }
}
