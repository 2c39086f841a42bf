import { Container, type Sprite, type Text } from 'pixi.js'
import type { StatusKind } from '@/engine/types.ts'
import type { Kit } from '../../app/kit.ts'
import { bodyText, displayText, fitWidth } from '../../art/text.ts'
import type { CardSnapshot } from '../../battle-snapshot.ts'
import { drawGlyph } from '../../draw/brush.ts'
import { CHIP } from '../../draw/chip-art.ts'
import { drawOrb } from '../../draw/furniture.ts'
import { typeLooks } from '../../draw/palette.ts'
import type { Spot, ZoneLayout } from '../../layout/layout.ts'
import { HealthBar } from './health-bar.ts'
import { healthWords } from './health-words.ts'
import { StatusChips } from './status-chips.ts'
import { TraitChip } from './trait-chip.ts'

const ORB = 24
const BAR = { y: 32, h: 15 }
const CHIPS_Y = 53
const SKULL = 15
const SHIELD = 14
const GUARD = 42 // width of shield and number
const CHIP_ROOM = 42 // a status next to the trait, without text

/** Name, type, health and statuses of the active card. */
export class SeatPlate extends Container {
  readonly bar: HealthBar
  private readonly chips: StatusChips
  private readonly trait: TraitChip
  private readonly title: Text
  private readonly value: Text
  private readonly after: Text
  private readonly printed: Text
  private readonly skull: Sprite
  private readonly guard: Text // resistance, next to the statuses
  private orb: Sprite | null = null
  private readonly w: number
  private shownType = ''

  constructor(
    private readonly kit: Kit,
    private readonly plate: ZoneLayout['plate'],
    inspect: () => void,
  ) {
    super()
    this.w = plate.w
    this.position.set(plate.x, plate.y)
    this.scale.set(plate.scale)
    const big = { size: 19, shadow: 4, outline: 3 }
    this.title = displayText(kit.sharpness, '', { ...big, size: 18, fill: '#fff' })
    this.value = displayText(kit.sharpness, '', { ...big, fill: '#fff' })
    this.after = displayText(kit.sharpness, '', { ...big, fill: '#ffb43a' })
    this.printed = bodyText(kit.sharpness, '', { size: 12 * kit.type, fill: '#e6d4ae', shadow: 4 })
    this.skull = kit.drawn.sprite(
      'plate-skull',
      SKULL,
      SKULL,
      ctx => drawGlyph(ctx, 'skull', SKULL / 2, SKULL / 2, SKULL, '#ffb43a'),
      1,
    )
    this.title.anchor.set(0, 0.5)
    this.title.position.set(ORB + 8, 12)
    for (const text of [this.value, this.after, this.printed]) text.anchor.set(1, 0.5)
    this.bar = new HealthBar(kit, plate.w, BAR.h)
    this.bar.position.set(0, BAR.y)
    this.guard = bodyText(kit.sharpness, '', {
      size: 13 * kit.type,
      weight: '700',
      fill: '#cfe4ff',
      shadow: 4,
    })
    this.guard.anchor.set(0, 0.5)
    this.guard.position.set(SHIELD + 3, CHIPS_Y + CHIP.h / 2)
    const shield = kit.drawn.sprite(
      'plate-shield',
      SHIELD,
      SHIELD,
      ctx => drawGlyph(ctx, 'shield', SHIELD / 2, SHIELD / 2, SHIELD, '#a8dcff'),
      2,
    )
    shield.position.set(0, CHIPS_Y + (CHIP.h - SHIELD) / 2)
    const touch = kit.touch / plate.scale
    this.trait = new TraitChip(kit, touch, inspect)
    this.trait.position.set(GUARD, CHIPS_Y)
    this.chips = new StatusChips(kit, plate.w + 6 - GUARD, touch, inspect)
    this.chips.position.set(GUARD, CHIPS_Y)
    this.addChild(this.title, this.value, this.after, this.printed, this.skull, this.bar)
    this.addChild(shield, this.guard, this.trait, this.chips)
  }

  /** `pvAfter` is the remaining health after a selected move. */
  show(card: CardSnapshot | null, pvAfter: number | null): void {
    this.visible = card !== null
    if (!card) return
    this.setType(card)
    this.title.text = card.nome
    this.setValue(card.pv, pvAfter, card.pvMax)
    this.bar.setTo(card.pv / card.pvMax, pvAfter === null ? null : pvAfter / card.pvMax)
    this.guard.text = String(card.resistenza)
    this.showLasting(card)
  }

  /** Changes only the number, which a hit changes before the paler bar drains. */
  setValue(pv: number, pvAfter: number | null, pvMax: number): void {
    const previewing = pvAfter !== null
    const { value, after, falls, isLow } = healthWords(pv, pvAfter, pvMax)
    this.value.text = value
    this.value.tint = isLow ? 0xff9a6a : 0xffffff
    this.after.visible = previewing
    this.after.text = after
    this.skull.visible = falls
    this.printed.visible = !previewing && this.plate.printed
    this.printed.text = `/${pvMax}`
    this.arrange(previewing, falls)
  }

  /** The trait first, then the statuses. The trait's name is hidden if the chips need the space. */
  private showLasting({ trait, statuses }: CardSnapshot) {
    const room = this.w + 6 - GUARD
    this.trait.show(trait, room, statuses.length * CHIP_ROOM)
    const traitWidth = trait ? this.trait.wide + 4 : 0
    this.chips.x = GUARD + traitWidth
    this.chips.show(statuses, room - traitWidth)
  }

  /** The glyph of its trait, which pulses when it acts. */
  traitChip(): Container | null {
    return this.trait.visible ? this.trait : null
  }

  barSpot(): Spot {
    const { scale } = this.plate
    return { x: this.x + (this.w / 2) * scale, y: this.y + (BAR.y + BAR.h / 2) * scale }
  }

  chipSpot(kind: StatusKind): Spot {
    const { x, y } = this.chips.spotOf(kind)
    const { scale } = this.plate
    return { x: this.x + (this.chips.x + x) * scale, y: this.y + (CHIPS_Y + y) * scale }
  }

  chip(kind: StatusKind): Container | null {
    return this.chips.chipOf(kind)
  }

  /** From the right: the skull or the remaining health, the current health, then the name in the rest. */
  private arrange(previewing: boolean, falls: boolean) {
    let right = this.w
    if (falls) {
      this.skull.position.set(right - SKULL, 12 - SKULL / 2)
      right -= SKULL + 2
    }
    if (previewing) {
      this.after.position.set(right, 12)
      right -= this.after.width + 3
    } else if (this.printed.visible) {
      this.printed.position.set(right, 14)
      right -= this.printed.width + 2
    }
    this.value.position.set(right, 12)
    fitWidth(this.title, right - this.value.width - this.title.x - 5)
  }

  private setType(card: CardSnapshot) {
    if (this.shownType === card.tipo) return
    this.shownType = card.tipo
    this.orb?.destroy()
    const look = typeLooks[card.tipo]
    this.orb = this.kit.drawn.sprite(`orb:${card.tipo}:${ORB}`, ORB, ORB, drawOrb(ORB, look), 6)
    this.addChild(this.orb)
  }
}
