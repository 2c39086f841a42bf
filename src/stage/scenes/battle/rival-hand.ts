import { Container } from 'pixi.js'
import type { CardPicture, SeatPicture } from '../../battle-picture.ts'
import { CARD_RATIO } from '../../card/card-art.ts'
import { cardBack } from '../../card/card-back.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout, Spot } from '../../layout.ts'
import { makePressable } from '../../pressable.ts'
import { cardsOf } from '../../script.ts'

const FALLEN = '#4a4440'

/** The rival's other cards from behind; the fallen are dark. Only the wide table has room for it. A touch opens the card. */
export class RivalHand extends Container {
  private drawn = ''
  private readonly slots = new Map<number, Container>()

  constructor(
    private readonly kit: Kit,
    private readonly layout: NonNullable<BattleLayout['rivalHand']>,
  ) {
    super()
    this.position.set(layout.x, layout.y)
  }

  show(seat: SeatPicture): void {
    const cards = cardsOf(seat).filter(card => card.id !== seat.active?.id)
    const key = cards.map(card => `${card.id}:${card.defeated}`).join()
    if (key === this.drawn) return
    this.drawn = key
    this.slots.clear()
    this.kit.retired.take(this.removeChildren())
    for (const [index, card] of cards.entries()) this.addCard(card, index)
  }

  /** The middle of a card's slot, in this hand's parent; the middle of the row when it is not there. */
  placeOf(id: number): Spot {
    const { w, step } = this.layout
    const slot = this.slots.get(id)
    return { x: this.x + (slot?.x ?? step * 2) + w / 2, y: this.y + (w * CARD_RATIO) / 2 }
  }

  slotOf(id: number): Container | null {
    return this.slots.get(id) ?? null
  }

  private addCard({ id, defeated }: CardPicture, index: number) {
    const { w, step } = this.layout
    const h = w * CARD_RATIO
    const slot = cardBack(this.kit, w, defeated ? FALLEN : '#ffffff')
    slot.x = index * step
    const inspect = () => this.kit.gesture({ type: 'inspect', id })
    makePressable(slot, { x: 0, y: 0, w, h }, { touch: step, tap: inspect, hold: inspect })
    this.slots.set(id, slot)
    this.addChild(slot)
  }
}
