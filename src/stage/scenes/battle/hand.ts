import { Container } from 'pixi.js'
import type { CardPicture, SeatPicture } from '../../battle-picture.ts'
import { CardFace } from '../../card/card-face.ts'
import type { Kit } from '../../kit.ts'
import type { HandLayout } from '../../layout.ts'
import { makePressable } from '../../pressable.ts'
import { cardsOf } from '../../script.ts'

const RAISED_WIDTH = 132 // units: large enough to read
const LIFT = 10

/** The reader's other cards as a fan. A tap raises one to look at it, a second tap or a long press inspects it. */
export class Hand extends Container {
  private readonly fan = new Container()
  private readonly raised = new Container()
  private raisedId: number | null = null
  private drawn = ''
  private readonly slots = new Map<number, Container>()

  constructor(
    private readonly kit: Kit,
    private readonly layout: HandLayout,
  ) {
    super()
    this.position.set(layout.x, layout.y)
    this.addChild(this.fan, this.raised)
  }

  show(seat: SeatPicture): void {
    const cards = cardsOf(seat).filter(card => card.id !== seat.active?.id)
    const key = cards.map(card => `${card.id}:${card.pv}:${card.defeated}:${card.slug}`).join('|')
    if (key === this.drawn) return
    this.drawn = key
    this.lower()
    this.slots.clear()
    for (const child of this.fan.removeChildren()) child.destroy({ children: true })
    cards.forEach((card, index) => {
      this.addCard(card, index, cards.length)
    })
  }

  /** Where a card of the fan stands, in the hand's parent; the middle of the fan when it is not there. */
  placeOf(id: number): { x: number; y: number } {
    const slot = this.slots.get(id)
    return { x: this.x + (slot?.x ?? this.layout.w / 2), y: this.y + (slot?.y ?? 0) }
  }

  slotOf(id: number): Container | undefined {
    return this.slots.get(id)
  }

  lower(): void {
    this.raisedId = null
    for (const child of this.raised.removeChildren()) child.destroy({ children: true })
    for (const slot of this.slots.values()) slot.alpha = 1
  }

  private addCard(card: CardPicture, index: number, count: number) {
    const { layout, kit } = this
    const step = count > 1 ? Math.min(layout.step, (layout.w - layout.card) / (count - 1)) : 0
    const fromMiddle = index - (count - 1) / 2
    const face = new CardFace(kit, card, layout.card)
    const slot = new Container()
    slot.pivot.set(layout.card / 2, face.box.h)
    slot.position.set(layout.card / 2 + index * step, face.box.h + Math.abs(fromMiddle) ** 1.6 * 2.2)
    slot.angle = fromMiddle * layout.tilt
    slot.addChild(face)
    makePressable(
      slot,
      { x: 0, y: -LIFT, w: index === count - 1 ? layout.card : step, h: face.box.h + LIFT },
      {
        touch: kit.touch,
        tap: () => this.tap(card),
        hold: () => kit.gesture({ type: 'inspect', id: card.id }),
      },
    )
    this.slots.set(card.id, slot)
    this.fan.addChild(slot)
  }

  private tap(card: CardPicture) {
    if (this.raisedId === card.id) {
      this.lower()
      this.kit.gesture({ type: 'inspect', id: card.id })
      return
    }
    this.lower()
    this.raise(card)
  }

  private raise(card: CardPicture) {
    const slot = this.slots.get(card.id)
    if (!slot) return
    this.kit.cue('select')
    this.raisedId = card.id
    const width = Math.max(RAISED_WIDTH, this.layout.card * 1.5)
    const face = new CardFace(this.kit, card, width)
    const left = Math.max(-20, Math.min(slot.x - width / 2, this.layout.w - width))
    face.position.set(left, slot.y - face.box.h - 6)
    makePressable(
      face,
      { x: 0, y: 0, w: width, h: face.box.h },
      { touch: this.kit.touch, tap: () => this.tap(card) },
    )
    slot.alpha = 0.45
    this.raised.addChild(face)
  }
}
