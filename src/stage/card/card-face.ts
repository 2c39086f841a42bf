import { Container } from 'pixi.js'
import { fitText, nameRoom, numberSize } from '@/design/card/card-text.ts'
import { compactLayout } from '@/domain/card-layout.ts'
import type { Kit } from '../app/kit.ts'
import { displayText, fitWidth } from '../art/text.ts'
import type { CardSnapshot } from '../battle-snapshot.ts'
import { drawGlyph, roundRect } from '../draw/brush.ts'
import { CARD_RATIO, dressCard, places } from './card-art.ts'
import { CardFinish } from './card-finish.ts'

/** Below this width a card hides its numbers, which would be unreadable. */
const SMALLEST_WITH_NUMBERS = 50

/** Below this width, as in a hand, the finish would be invisible. */
const SMALLEST_WITH_FINISH = 90

/**
 * A card's face at `w` units wide: art and frame, then the name and numbers in the reader's language. Its origin is the
 * top left corner.
 */
export class CardFace extends Container {
  readonly box: { w: number; h: number }

  /** @param hasNumbers false if they are shown next to the face */
  constructor(kit: Kit, card: CardSnapshot, w: number, hasNumbers = w >= SMALLEST_WITH_NUMBERS) {
    super({ label: 'card-face' })
    const h = w * CARD_RATIO
    this.box = { w, h }
    const art = new Container()
    this.addChild(art)
    dressCard(kit, art, card, w)
    if (w >= SMALLEST_WITH_FINISH && !card.defeated) this.addFinish(kit, card)
    this.addName(kit, card)
    if (hasNumbers) this.addNumbers(kit, card)
    if (card.defeated) this.markFallen(kit)
  }

  private addName(kit: Kit, card: CardSnapshot) {
    const { w } = this.box
    const { size } = fitText(card.nome, nameRoom.compact)
    const name = displayText(kit.sharpness, card.nome, {
      size: (size / compactLayout.width) * w,
      fill: '#fff',
      outline: w * 0.034,
    })
    fitWidth(name, w * places.name.w * 0.96)
    name.anchor.set(0.5)
    name.position.set(w * places.name.x, w * places.name.y)
    this.addChild(name)
  }

  private addNumbers(kit: Kit, card: CardSnapshot) {
    const { w } = this.box
    const put = (x: number, value: number) => {
      const number = displayText(kit.sharpness, String(value), {
        size: (numberSize(value, 'compact') / compactLayout.width) * w,
        fill: '#fff',
        outline: w * 0.045,
      })
      fitWidth(number, w * places.disc)
      number.anchor.set(0.5)
      number.position.set(w * x, w * places.numbersY)
      this.addChild(number)
    }
    put(places.attackX, card.atk)
    put(places.healthX, card.pv)
  }

  /** Follows the pointer over the card and receives no taps. */
  private addFinish(kit: Kit, card: CardSnapshot) {
    const finish = new CardFinish(kit, card.rarita, this.box)
    this.addChild(finish)
    if (kit.reducedMotion) return
    const { w, h } = this.box
    this.eventMode = 'static'
    this.on('pointermove', event => {
      const { x, y } = event.getLocalPosition(this)
      finish.lean({ x: (x / w) * 2 - 1, y: (y / h) * 2 - 1 })
    })
    this.on('pointerleave', () => finish.lean(null))
  }

  /** The look of a defeated card: grey, dark, with a skull. */
  private markFallen(kit: Kit) {
    const { w, h } = this.box
    const veil = kit.drawn.sprite(`veil:${w}`, w, h, ctx => {
      roundRect(ctx, 0, 0, w, h, w / 14)
      ctx.fillStyle = '#0d0907b8'
      ctx.fill()
    })
    const skull = kit.drawn.sprite(
      `skull:${w}`,
      w * 0.46,
      w * 0.46,
      ctx => drawGlyph(ctx, 'skull', w * 0.23, w * 0.23, w * 0.46, '#f3e3c2'),
      2,
    )
    skull.position.set(w * 0.27, h * 0.36)
    this.addChild(veil, skull)
  }
}
