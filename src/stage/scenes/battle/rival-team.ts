import { Container, type Sprite, type Texture } from 'pixi.js'
import { compactLayout } from '@/domain/card-layout.ts'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { artOf } from '../../art/art-addresses.ts'
import type { CardSnapshot, SeatSnapshot } from '../../battle-snapshot.ts'
import { cardsOf } from '../../choreography/script.ts'
import { conic, drawGlyph, roundRect } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { drawOrb } from '../../draw/furniture.ts'
import { rarityLooks, typeLooks } from '../../draw/palette.ts'
import type { BattleLayout, Spot } from '../../layout/layout.ts'
import { edgeMark, pointsSeal } from './card-badges.ts'
import { HealthStrip } from './health-strip.ts'

const RIM = 2
const BADGE = 0.38 // share of a card's width
const STRIP = { gap: 3, h: 5 }
/** The part of the small card with the creature's head and body. */
const CROP = { x: 24, y: 44, side: 112 }

/** The rival's other cards, face up: each with its remaining health, defeated ones in grey. A tap opens the card. */
export class RivalTeam extends Container {
  private drawn = ''
  private readonly slots = new Map<number, Container>()

  constructor(
    private readonly kit: Kit,
    private readonly layout: BattleLayout['rivalHand'],
  ) {
    super()
    this.position.set(layout.x, layout.y)
  }

  show(seat: SeatSnapshot): void {
    const cards = cardsOf(seat).filter(card => card.id !== seat.active?.id)
    const key = cards
      .map(({ id, slug, pv, defeated, edge }) => [id, slug, pv, defeated, edge].join(':'))
      .join()
    if (key === this.drawn) return
    this.drawn = key
    this.slots.clear()
    this.kit.retired.take(this.removeChildren())
    for (const [index, card] of cards.entries()) this.addCard(card, index)
  }

  /** Returns the centre of a card's slot in this object's parent, or the centre of the row if it is not there. */
  placeOf(id: number): Spot {
    const { w, step } = this.layout
    const slot = this.slots.get(id)
    return { x: this.x + (slot?.x ?? step * 2) + w / 2, y: this.y + w / 2 }
  }

  slotOf(id: number): Container | null {
    return this.slots.get(id) ?? null
  }

  private addCard(card: CardSnapshot, index: number) {
    const { kit } = this
    const { w, step } = this.layout
    const slot = new Container()
    const face = new Container()
    face.addChild(this.token(card, null))
    kit.art.use(artOf(card.slug, 'thumbnail'), texture => {
      if (texture && !slot.destroyed) face.addChild(this.token(card, texture))
    })
    slot.x = index * step
    slot.addChild(face)
    if (!card.defeated) {
      const strip = new HealthStrip(kit, { w, h: STRIP.h }, card.pv / card.pvMax)
      strip.y = w + STRIP.gap
      slot.addChild(strip)
      this.addBadges(slot, card)
    }
    const inspect = () => kit.gesture({ type: 'inspect', id: card.id })
    const box = { x: 0, y: 0, w, h: w + STRIP.gap + STRIP.h }
    makePressable(slot, box, { touch: step, tap: inspect, hold: inspect })
    this.slots.set(card.id, slot)
    this.addChild(slot)
  }

  /** Its type, its points and its match-up with the reader's card. */
  private addBadges(slot: Container, card: CardSnapshot) {
    const { kit } = this
    const { w } = this.layout
    const size = Math.max(13, w * BADGE)
    const look = typeLooks[card.tipo]
    const orb = kit.drawn.sprite(`orb:${look.file}:${size}`, size, size, drawOrb(size, look), 6)
    orb.position.set(-size * 0.2, -size * 0.05)
    slot.addChild(orb)
    const seal = pointsSeal(kit, card, size * 1.12)
    const mark = edgeMark(kit, card, size * 0.82)
    seal?.position.set(w - size * 0.24, size * 0.3)
    mark?.position.set(w - size * 0.2, w - size * 0.36)
    for (const piece of [seal, mark]) if (piece) slot.addChild(piece)
  }

  private token(card: CardSnapshot, picture: Texture | null): Sprite {
    const { w } = this.layout
    const key = `bench:${card.slug}:${card.defeated}:${picture !== null}:${w}`
    return this.kit.drawn.sprite(key, w, w, drawToken(card, picture, w), 4)
  }
}

const drawToken =
  ({ tipo, rarita, defeated }: CardSnapshot, picture: Texture | null, w: number): DrawCallback =>
  ctx => {
    ctx.save()
    ctx.shadowColor = '#000c'
    ctx.shadowBlur = 6
    roundRect(ctx, 0, 0, w, w, 8)
    ctx.fillStyle = conic(
      ctx,
      w / 2,
      w / 2,
      40,
      defeated ? ['#5a4a38', '#2a211a'] : rarityLooks[rarita].metal,
    )
    ctx.fill()
    ctx.restore()
    ctx.save()
    roundRect(ctx, RIM, RIM, w - RIM * 2, w - RIM * 2, 6)
    ctx.clip()
    ctx.fillStyle = typeLooks[tipo].dark
    ctx.fillRect(0, 0, w, w)
    if (defeated) ctx.filter = 'grayscale(1) brightness(.42)'
    if (picture) {
      const image = picture.source.resource as CanvasImageSource
      const part = picture.source.pixelWidth / compactLayout.width
      const side = CROP.side * part
      ctx.drawImage(image, CROP.x * part, CROP.y * part, side, side, 0, 0, w, w)
    }
    ctx.restore()
    if (defeated) drawGlyph(ctx, 'skull', w / 2, w / 2, w * 0.5, '#e6d4ae')
  }
