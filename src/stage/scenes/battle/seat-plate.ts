import { Container, type Sprite, type Text } from 'pixi.js'
import type { CardPicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import type { ZoneLayout } from '../../layout.ts'
import { paintOrb } from '../../paint/furniture.ts'
import { typeLooks } from '../../palette.ts'
import { bodyText, displayText, fitWidth } from '../../text.ts'
import { HealthBar } from './health-bar.ts'

const ORB = 24

/** Name, type and health of the card in the ring. */
export class SeatPlate extends Container {
  readonly bar: HealthBar
  private readonly title: Text
  private readonly value: Text
  private readonly after: Text
  private readonly printed: Text
  private orb: Sprite | null = null
  private readonly w: number
  private shownType = ''

  constructor(
    private readonly kit: Kit,
    plate: ZoneLayout['plate'],
  ) {
    super()
    this.w = plate.w
    this.position.set(plate.x, plate.y)
    this.scale.set(plate.scale)
    this.title = displayText(kit.sharpness, '', { size: 18, fill: '#fff', shadow: 4, outline: 2.5 })
    this.value = displayText(kit.sharpness, '', { size: 19, fill: '#fff', shadow: 4, outline: 2.5 })
    this.after = displayText(kit.sharpness, '', { size: 19, fill: '#ffb43a', shadow: 4, outline: 2.5 })
    this.printed = bodyText(kit.sharpness, '', { size: 12, fill: '#e6d4ae', shadow: 4 })
    this.title.anchor.set(0, 0.5)
    this.title.position.set(ORB + 8, 12)
    for (const text of [this.value, this.after, this.printed]) text.anchor.set(1, 0.5)
    this.bar = new HealthBar(kit, plate.w, 15)
    this.bar.position.set(0, 32)
    this.addChild(this.title, this.value, this.after, this.printed, this.bar)
  }

  /** `pvAfter` is what a selected move would leave. */
  show(card: CardPicture | null, pvAfter: number | null): void {
    this.visible = card !== null
    if (!card) return
    this.setType(card)
    this.title.text = card.nome
    this.setValue(card.pv, pvAfter, card.pvMax)
    this.bar.setTo(card.pv / card.pvMax, pvAfter === null ? null : pvAfter / card.pvMax)
  }

  /** The number alone: a hit changes it before the ghost drains. */
  setValue(pv: number, pvAfter: number | null, pvMax: number): void {
    const previewing = pvAfter !== null
    this.value.text = String(pv)
    this.value.tint = pv / pvMax <= 0.22 ? 0xff9a6a : 0xffffff
    this.after.visible = previewing
    this.after.text = previewing ? `▸ ${pvAfter}` : ''
    this.printed.visible = !previewing
    this.printed.text = `/${pvMax}`
    const tail = previewing ? this.after : this.printed
    tail.position.set(this.w, previewing ? 12 : 14)
    this.value.position.set(this.w - tail.width - (previewing ? 4 : 3), 12)
    fitWidth(this.title, this.value.x - this.value.width - this.title.x - 6)
  }

  private setType(card: CardPicture) {
    if (this.shownType === card.tipo) return
    this.shownType = card.tipo
    this.orb?.destroy()
    this.orb = this.kit.paints.sprite(
      `orb:${card.tipo}:${ORB}`,
      ORB,
      ORB,
      paintOrb(ORB, typeLooks[card.tipo]),
      6,
    )
    this.addChild(this.orb)
  }
}
