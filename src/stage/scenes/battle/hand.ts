import { Container, type Sprite } from 'pixi.js'
import type { DragField, DropPlace } from '../../app/drag-field.ts'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import type { BattleSnapshot, CardSnapshot } from '../../battle-snapshot.ts'
import { CardFace } from '../../card/card-face.ts'
import { cardsOf } from '../../choreography/script.ts'
import { roundRect } from '../../draw/brush.ts'
import { shopColours } from '../../draw/palette.ts'
import type { HandLayout } from '../../layout/layout.ts'
import { edgeMark, pointsSeal } from './card-badges.ts'
import { HealthStrip } from './health-strip.ts'
import { RaisedCard } from './raised-card.ts'

const LIFT = 8 // offset of the inspected card
const HALO = 14 // space for its glow
const CARRIED_ALPHA = 0.3
const BADGE = 0.27 // share of a card's width
const STRIP = 0.24 // share of a card's width: text size of its health

/** Points and edge on a card of the hand. */
class Badges extends Container {}

interface Slot {
  place: Container // moved by choreographies
  face: CardFace
  halo: Sprite
  card: CardSnapshot
}

/** Key of everything that a face shows of its card. */
const faceKey = ({ id, pv, defeated, slug, edge }: CardSnapshot) => `${id}:${pv}:${defeated}:${slug}:${edge}`

/** The cards in the hand: all but the active one, in deck order. */
const fanOf = ({ own }: BattleSnapshot) => cardsOf(own).filter(card => card.id !== own.active?.id)

/**
 * The reader's other cards as a fan. A press raises a card to show it with its moves. A tap keeps it raised, or plays
 * it if the picture requests a card. Dropped on the own ring, it replaces the active card. A long press opens its
 * detail.
 */
export class Hand extends Container {
  private readonly fan = new Container()
  private readonly raised = new Container()
  private raisedId: number | null = null
  private touched: number | null = null
  private picture: BattleSnapshot | null = null
  private drawn = ''
  private readonly slots = new Map<number, Slot>()

  constructor(
    private readonly kit: Kit,
    private readonly layout: HandLayout,
    private readonly drags: DragField,
    private readonly ring: DropPlace,
  ) {
    super()
    this.position.set(layout.x, layout.y)
    this.addChild(this.fan, this.raised)
  }

  show(picture: BattleSnapshot): void {
    this.picture = picture
    const cards = fanOf(picture)
    const key = cards.map(faceKey).join('|')
    if (key !== this.drawn) {
      this.drawn = key
      this.deal(cards)
    }
    this.pose()
  }

  /** A card that has not changed keeps its face; only its position may change. */
  private deal(cards: readonly CardSnapshot[]) {
    const before = new Map(this.slots)
    this.slots.clear()
    for (const [index, card] of cards.entries()) {
      const slotBefore = before.get(card.id)
      const isSame = slotBefore && faceKey(slotBefore.card) === faceKey(card)
      const face = isSame ? slotBefore.face : new CardFace(this.kit, card, this.layout.card, false)
      this.addCard(card, face, index, cards.length)
    }
    this.kit.retired.take([...before.values()].map(({ place }) => place))
  }

  /** Returns the centre of a card in the hand's parent, or the centre of the fan if it is not in the hand. */
  placeOf(id: number): { x: number; y: number } {
    const slot = this.slots.get(id)
    if (!slot) return { x: this.x + this.layout.w / 2, y: this.y }
    return { x: this.x + slot.place.x, y: this.y + slot.place.y - slot.face.box.h / 2 }
  }

  slotOf(id: number): Container | null {
    return this.slots.get(id)?.place ?? null
  }

  /** Updates the raised and the glowing cards. */
  private pose() {
    const { picture } = this
    if (!picture || this.destroyed) return // a card may be pressed while the table is destroyed
    const looked = this.touched ?? picture.selectedCard
    for (const { face, halo, card } of this.slots.values()) {
      const chosen = card.id === picture.selectedCard
      face.y = chosen ? -LIFT : 0
      halo.visible = !card.defeated && (picture.replacing || chosen)
      halo.y = face.y
      halo.alpha = chosen ? 1 : 0.7
    }
    this.raise(looked !== null && this.slots.has(looked) ? looked : null)
  }

  private addCard(card: CardSnapshot, face: CardFace, index: number, count: number) {
    const { layout, kit } = this
    const step = count > 1 ? Math.min(layout.step, (layout.w - layout.card) / (count - 1)) : 0
    const fromMiddle = index - (count - 1) / 2
    const { h } = face.box
    const place = new Container()
    place.pivot.set(layout.card / 2, h)
    place.position.set(layout.card / 2 + index * step, h + Math.abs(fromMiddle) ** 1.6 * 2.2)
    place.angle = fromMiddle * layout.tilt
    const halo = this.halo(layout.card, h)
    face.alpha = 1
    place.addChild(halo, face)
    const visible = index === count - 1 ? layout.card : step
    this.kit.retired.take(
      face.children.filter(piece => piece instanceof HealthStrip || piece instanceof Badges),
    )
    if (!card.defeated) face.addChild(this.healthOf(card, h, visible), this.badgesOf(card, visible))
    makePressable(
      place,
      { x: 0, y: -LIFT, w: layout.card, h: h + LIFT }, // the whole height, because there is no table between two cards of a fan
      {
        touch: kit.touch,
        tap: () => this.tap(card),
        hold: () => kit.gesture({ type: 'inspect', id: card.id }),
        finger: down => this.touch(down ? card.id : null),
        ...(card.defeated ? {} : { carry: event => this.carry(card, event) }),
      },
    )
    this.slots.set(card.id, { place, face, halo, card })
    this.fan.addChild(place)
  }

  private tap(card: CardSnapshot) {
    const { kit, picture } = this
    if (picture?.replacing && !card.defeated) {
      kit.cue('card_replace')
      return kit.gesture({ type: 'replace-card', id: card.id })
    }
    if (card.defeated || picture?.selectedCard === card.id) {
      kit.cue('ui_open')
      return kit.gesture({ type: 'inspect', id: card.id })
    }
    kit.cue('select')
    kit.gesture({ type: 'select-card', id: card.id })
  }

  private touch(id: number | null) {
    this.touched = id
    this.pose()
  }

  private carry(card: CardSnapshot, event: Parameters<DragField['carry']>[1]) {
    if (!this.picture?.canReplace) return
    const slot = this.slots.get(card.id)
    const lit = (on: boolean) => {
      if (slot && !slot.face.destroyed) slot.face.alpha = on ? CARRIED_ALPHA : 1
      this.ring.light(on)
    }
    const piece = () => {
      const face = new CardFace(this.kit, card, this.layout.card * 1.4)
      face.pivot.set(face.box.w / 2, face.box.h / 2)
      return face
    }
    const drop = () => {
      this.kit.cue('card_replace')
      this.kit.gesture({ type: 'replace-card', id: card.id })
    }
    this.kit.cue('card_draw')
    this.drags.carry({ piece, drop, place: { holds: at => this.ring.holds(at), light: lit } }, event)
  }

  /** At the bottom of the card, with its number where no other card covers it. */
  private healthOf({ pv, pvMax }: CardSnapshot, h: number, visible: number): HealthStrip {
    const { card } = this.layout
    const tall = Math.max(15, card * STRIP)
    const inset = 2
    const strip = new HealthStrip(this.kit, { w: card - inset * 2, h: tall }, pv / pvMax, {
      text: String(pv),
      room: visible - inset,
    })
    strip.position.set(inset, h - tall - inset)
    return strip
  }

  /** Points and edge in the upper corner, where no other card covers them. */
  private badgesOf(card: CardSnapshot, visible: number): Badges {
    const badges = new Badges()
    const size = Math.max(17, this.layout.card * BADGE)
    const x = visible - size * 0.52
    const seal = pointsSeal(this.kit, card, size)
    const mark = edgeMark(this.kit, card, size * 0.92)
    seal?.position.set(x, size * 0.5)
    mark?.position.set(x, size * 1.55)
    for (const piece of [seal, mark]) if (piece) badges.addChild(piece)
    return badges
  }

  /** Shows the card with its moves where it covers no plate, immediately on a press, without interaction. */
  private raise(id: number | null) {
    if (id === this.raisedId) return
    this.raisedId = id
    this.kit.retired.take(this.raised.removeChildren())
    const looked = this.picture && cardsOf(this.picture.own).find(candidate => candidate.id === id)
    if (!looked) return
    const { raised, x, y } = this.layout
    const card = new RaisedCard(this.kit, looked, raised)
    card.position.set(raised.x - x, raised.y - y)
    this.raised.addChild(card)
  }

  private halo(w: number, h: number): Sprite {
    const halo = this.kit.drawn.sprite(
      `hand-halo:${w}`,
      w,
      h,
      ctx => {
        ctx.shadowColor = shopColours.secondaryGlow
        ctx.shadowBlur = HALO * 2
        ctx.strokeStyle = shopColours.secondaryMark
        ctx.lineWidth = 3
        roundRect(ctx, -1.5, -1.5, w + 3, h + 3, w / 13)
        ctx.stroke()
        ctx.stroke()
      },
      HALO,
    )
    halo.visible = true
    return halo
  }
}
