import { Container, Sprite } from 'pixi.js'
import { stageArt } from '../../art.ts'
import type { SeatPicture } from '../../battle-picture.ts'
import { CARD_RATIO } from '../../card/card-art.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout } from '../../layout.ts'
import { paintCardBack } from '../../paint/fallback-art.ts'
import { cardsOf } from '../../script.ts'

/** The rival's other cards from behind; the fallen are dark. Only the wide table has room for it. */
export class RivalHand extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly layout: NonNullable<BattleLayout['rivalHand']>,
  ) {
    super()
    this.position.set(layout.x, layout.y)
  }

  show(seat: SeatPicture): void {
    const cards = cardsOf(seat).filter(card => card.id !== seat.active?.id)
    const key = cards.map(card => card.defeated).join()
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy()
    const { w, step } = this.layout
    const h = w * CARD_RATIO
    cards.forEach((card, index) => {
      this.kit.art.use(stageArt('card-back.webp'), texture => {
        if (this.destroyed || this.drawn !== key) return
        const back = texture
          ? new Sprite(texture)
          : this.kit.paints.sprite(`back:${w}`, w, h, paintCardBack(w, h))
        back.setSize(w, h)
        back.x = index * step
        if (card.defeated) back.tint = '#4a4440'
        this.addChild(back)
      })
    })
  }
}
