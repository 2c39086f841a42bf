import { Container, type Sprite, type Text } from 'pixi.js'
import type { StatusKind } from '@/engine/types.ts'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { bodyText, fitWidth } from '../../art/text.ts'
import type { StatusSnapshot } from '../../battle-snapshot.ts'
import { CHIP, type ChipTone, drawChip } from '../../draw/chip-art.ts'
import { chipsThatFit, statusChip } from '../../draw/status-look.ts'
import type { Spot } from '../../layout/layout.ts'
import { wordedEffects } from './tile-row.ts'

const GAP = 3
const SIGN_ONLY = 39 // a chip without text
const COUNTER = 28 // the chip with the number of the others
const LONGEST_LABEL = 84
const more: ChipTone = { glyph: null, top: '#4a3626', bottom: '#2a1d14' }

/** Statuses of a card as chips. The last chip counts those that do not fit. A tap opens the card. */
export class StatusChips extends Container {
  private readonly chips = new Map<string, StatusChip>()
  private overflow: StatusChip | null = null
  private drawn = ''
  private end = 0

  constructor(
    private readonly kit: Kit,
    private room: number,
    touch: number,
    tap: () => void,
  ) {
    super()
    makePressable(this, { x: 0, y: 0, w: room, h: CHIP.h }, { touch, tap })
  }

  show(statuses: readonly StatusSnapshot[], room: number): void {
    const key = JSON.stringify([statuses, room])
    if (key === this.drawn) return
    this.drawn = key
    this.room = room
    const chipsByName = new Map(statuses.map((status, index) => [keyOf(status, index, statuses), status]))
    for (const [name, chip] of this.chips) {
      if (chipsByName.has(name)) continue
      this.chips.delete(name)
      this.kit.retired.take([chip])
    }
    for (const [name, status] of chipsByName)
      this.chipNamed(name, status).say(status.label, String(status.turns))
    this.arrange([...chipsByName.keys()].map(name => this.chips.get(name)!))
    this.eventMode = statuses.length > 0 ? 'static' : 'none'
  }

  /** Returns the centre of a kind's chip, or of the next free position, in this row's own units. */
  spotOf(kind: StatusKind): Spot {
    const chip = this.chipOf(kind)
    return chip?.visible
      ? { x: chip.x, y: chip.y }
      : { x: Math.min(this.end + 28, this.room - 14), y: CHIP.h / 2 }
  }

  chipOf(kind: StatusKind): Container | null {
    const chipEntry = [...this.chips].findLast(([name]) => name.startsWith(`${kind}:`))
    return chipEntry?.[1].visible ? chipEntry[1] : null
  }

  private chipNamed(name: string, status: StatusSnapshot): StatusChip {
    const existingChip = this.chips.get(name)
    if (existingChip) return existingChip
    const chip = new StatusChip(this.kit, statusChip(status.kind, status.amount))
    this.chips.set(name, chip)
    this.addChild(chip)
    return chip
  }

  /** Hides texts before chips. */
  private arrange(row: StatusChip[]) {
    const wide = row.map(chip => chip.wide)
    const worded = wordedEffects(wide, SIGN_ONLY, GAP, this.room)
    for (const chip of row.slice(worded)) chip.say('', chip.count)
    const widths = row.map(chip => chip.wide)
    const visibleCount = chipsThatFit(widths, this.room, GAP, COUNTER)
    let x = 0
    row.forEach((chip, index) => {
      chip.visible = index < visibleCount
      if (!chip.visible) return
      chip.position.set(x + chip.wide / 2, CHIP.h / 2)
      x += chip.wide + GAP
    })
    if (this.overflow) this.kit.retired.take([this.overflow])
    this.overflow = null
    this.end = x
    if (visibleCount === row.length) return
    this.overflow = new StatusChip(this.kit, more)
    this.overflow.say(`+${row.length - visibleCount}`, '')
    this.overflow.position.set(x + this.overflow.wide / 2, CHIP.h / 2)
    this.addChild(this.overflow)
  }
}

/** Attack and defence may be present twice, with different amounts. */
function keyOf(status: StatusSnapshot, index: number, all: readonly StatusSnapshot[]): string {
  const twin = all
    .slice(0, index)
    .filter(({ kind, amount }) => kind === status.kind && amount === status.amount)
  return `${status.kind}:${status.amount}:${twin.length}`
}

/** A chip with its origin at the centre, so that it can pop. */
class StatusChip extends Container {
  wide = 0
  count = ''
  private ground: Sprite | null = null
  private readonly word: Text
  private readonly turns: Text
  private said = ''

  constructor(
    private readonly kit: Kit,
    private readonly tone: ChipTone,
  ) {
    super()
    this.word = bodyText(kit.sharpness, '', { size: 12 * kit.type, weight: '600', fill: '#fff' })
    this.turns = bodyText(kit.sharpness, '', { size: 12 * kit.type, weight: '700', fill: '#fff' })
    this.word.anchor.set(0, 0.5)
    this.turns.anchor.set(0.5)
    this.addChild(this.word, this.turns)
  }

  say(label: string, turns: string): void {
    const key = `${label}|${turns}`
    if (key === this.said) return
    this.said = key
    this.count = turns
    this.word.text = label
    this.turns.text = turns
    fitWidth(this.word, LONGEST_LABEL)
    const { h, pad, glyph, gap } = CHIP
    const badge = turns ? Math.max(CHIP.badge, Math.ceil(this.turns.width) + 6) : 0
    const start = this.tone.glyph ? pad + glyph + gap : pad + 3
    const labelled = start + Math.ceil(this.word.width)
    this.wide = badge ? labelled + (label ? gap : 0) + badge + 3 : labelled + pad + 3
    this.ground?.destroy()
    const { tone } = this
    this.ground = this.kit.drawn.sprite(
      `chip:${tone.glyph}:${tone.top}:${this.wide}:${badge}`,
      this.wide,
      h,
      drawChip(this.wide, badge, tone),
      4,
    )
    this.ground.position.set(-this.wide / 2, -h / 2)
    this.addChildAt(this.ground, 0)
    this.word.position.set(start - this.wide / 2, 0)
    this.turns.position.set(this.wide / 2 - badge / 2 - 3, 0)
  }
}
