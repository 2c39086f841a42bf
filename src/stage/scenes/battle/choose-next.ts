import { Container, Graphics } from 'pixi.js'
import type { BattlePicture, CardPicture } from '../../battle-picture.ts'
import { CardFace } from '../../card/card-face.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout } from '../../layout.ts'
import { roundRect } from '../../paint/brush.ts'
import { makePressable } from '../../pressable.ts'
import { cardsOf } from '../../script.ts'
import { bodyText, displayText, fitWidth } from '../../text.ts'
import { HealthBar } from './health-bar.ts'

const SIDE_ROOM = 44
const LARGEST_STEP = 148

/** The board goes dark and the reader's cards stand in a row: one tap sends one in. */
export class ChooseNext extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly layout: BattleLayout,
  ) {
    super()
    this.visible = false
  }

  show(picture: BattlePicture): void {
    this.visible = picture.selecting && !picture.outcome
    const key = this.visible
      ? JSON.stringify([picture.own.hand, picture.words.chooseNext, picture.prompt])
      : ''
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy({ children: true })
    if (!this.visible) return
    this.addScrim()
    this.addTitle(picture)
    const cards = cardsOf(picture.own)
    const step = Math.min(LARGEST_STEP * this.scaleUp(), (this.layout.width - SIDE_ROOM * 2) / cards.length)
    const width = Math.min(this.layout.choose.card, step - 14)
    cards.forEach((card, index) => {
      const x = this.layout.width / 2 + (index - (cards.length - 1) / 2) * step
      this.addCard(card, x, width)
    })
  }

  private scaleUp = () => this.layout.choose.hudScale

  private addScrim() {
    const { width, height } = this.layout
    const scrim = new Graphics()
      .rect(-50, -50, width + 100, height + 100)
      .fill({ color: '#0a0604', alpha: 0.86 })
    scrim.eventMode = 'static'
    this.addChild(scrim)
  }

  private addTitle(picture: BattlePicture) {
    const scale = this.scaleUp()
    const title = displayText(this.kit.sharpness, picture.words.chooseNext, { size: 27 * scale, shadow: 6 })
    fitWidth(title, this.layout.width - 120)
    title.anchor.set(0.5, 0)
    title.position.set(this.layout.width / 2, this.layout.choose.title)
    this.addChild(title)
    if (!picture.prompt || picture.prompt === picture.words.chooseNext) return
    const line = bodyText(this.kit.sharpness, picture.prompt, {
      size: 14 * scale,
      weight: '500',
      fill: '#ead8b4',
    })
    fitWidth(line, this.layout.width - 120)
    line.anchor.set(0.5, 0)
    line.position.set(this.layout.width / 2, title.y + 36 * scale)
    this.addChild(line)
  }

  private addCard(card: CardPicture, x: number, width: number) {
    const { kit } = this
    const scale = this.scaleUp()
    const place = new Container()
    const face = new CardFace(kit, card, width)
    const h = face.box.h
    place.position.set(x, this.layout.choose.cards + h / 2)
    face.position.set(-width / 2, -h / 2)
    place.addChild(face)
    if (!card.defeated) {
      place.addChildAt(this.halo(width, h), 0)
      const bar = new HealthBar(kit, Math.round(width - 8), 11 * scale)
      bar.position.set(-(width - 8) / 2, h / 2 + 9 * scale)
      bar.setTo(card.pv / card.pvMax, null)
      const value = bodyText(kit.sharpness, `${card.pv} / ${card.pvMax}`, {
        size: 12.5 * scale,
        fill: '#f3e3c2',
      })
      value.anchor.set(0.5, 0)
      value.position.set(0, h / 2 + 25 * scale)
      place.addChild(bar, value)
      makePressable(
        place,
        { x: -width / 2, y: -h / 2, w: width, h: h + 44 * scale },
        {
          touch: kit.touch,
          tap: () => {
            kit.cue('card_enter')
            kit.gesture({ type: 'choose-card', id: card.id })
          },
          hold: () => kit.gesture({ type: 'inspect', id: card.id }),
        },
      )
    }
    this.addChild(place)
  }

  /** Amber round what can be chosen. */
  private halo(w: number, h: number) {
    const halo = this.kit.paints.sprite(
      `halo:${w}`,
      w + 8,
      h + 8,
      ctx => {
        ctx.shadowColor = '#ffb400'
        ctx.shadowBlur = 22
        ctx.strokeStyle = '#ffc107'
        ctx.lineWidth = 2.5
        roundRect(ctx, 1, 1, w + 6, h + 6, w / 11)
        ctx.stroke()
      },
      16,
    )
    halo.position.set(-w / 2 - 4, -h / 2 - 4)
    halo.alpha = 0.85
    return halo
  }
}
