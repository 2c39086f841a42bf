import { Container, type Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { type CellState, drawBoltMark, drawCase, drawCell } from '../../draw/energy-art.ts'
import { MOST_ENERGY } from './energy-look.ts'

const CELL = { w: 5, h: 9, gap: 1.5, pad: 3 }
const BOLT = 13
const WIDTH = CELL.pad * 2 + MOST_ENERGY * (CELL.w + CELL.gap) - CELL.gap

/** The rival's energy as a small row next to their name. */
export class EnergyCells extends Container {
  private readonly cells: Sprite[] = []
  private readonly looks: Record<'full' | 'empty', Sprite['texture']>
  private lit = 0

  constructor(kit: Kit) {
    super()
    const look = (state: CellState) =>
      kit.drawn.texture(`mini:${state}`, CELL.w, CELL.h, drawCell(CELL.w, CELL.h, state), 3)
    this.looks = { full: look('full'), empty: look('empty') }
    const h = CELL.h + CELL.pad * 2
    const bolt = kit.drawn.sprite('mini-bolt', BOLT, BOLT, drawBoltMark(BOLT), 3)
    bolt.position.set(0, (h - BOLT) / 2)
    const ground = kit.drawn.sprite('mini-case', WIDTH, h, drawCase(WIDTH, h, 5), 8)
    ground.x = BOLT + 5
    this.addChild(bolt, ground)
    for (let i = 0; i < MOST_ENERGY; i++) {
      const cell = kit.drawn.sprite('mini:empty', CELL.w, CELL.h, drawCell(CELL.w, CELL.h, 'empty'), 3)
      cell.position.set(BOLT + 5 + CELL.pad + i * (CELL.w + CELL.gap), CELL.pad)
      this.cells.push(cell)
      this.addChild(cell)
    }
  }

  /** Number of filled cells. */
  get shown(): number {
    return this.lit
  }

  set shown(cells: number) {
    this.lit = cells
    for (const [i, cell] of this.cells.entries())
      cell.texture = this.looks[i < Math.round(cells) ? 'full' : 'empty']
  }
}
