import { Container, Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { displayText, fitWidth } from '../../art/text.ts'
import { roundRect, vertical } from '../../draw/brush.ts'
import { healthColours } from '../../draw/palette.ts'

interface StripSize {
  w: number
  h: number
}

interface StripWords {
  text: string
  room: number // width from the left edge that no adjacent card covers
}

/** Remaining health of a small card: a filled strip, with the number where there is space. */
export class HealthStrip extends Container {
  constructor(kit: Kit, { w, h }: StripSize, share: number, words?: StripWords) {
    super()
    const [light, dark] = healthColours(share)
    const well = kit.drawn.sprite(
      `strip-well:${w}:${h}`,
      w,
      h,
      ctx => {
        roundRect(ctx, -1, -1, w + 2, h + 2, h / 2)
        ctx.fillStyle = '#c99a4ccc'
        ctx.fill()
        roundRect(ctx, 0, 0, w, h, h / 2)
        ctx.fillStyle = '#120a06'
        ctx.fill()
      },
      2,
    )
    const filled = new Sprite(
      kit.drawn.texture(`strip:${light}:${h}`, 4, h - 2, ctx => {
        ctx.fillStyle = vertical(ctx, 0, h - 2, [light, dark])
        ctx.fillRect(0, 0, 4, h - 2)
      }),
    )
    filled.position.set(1, 1)
    filled.setSize(Math.max(0, Math.min(1, share)) * (w - 2), h - 2)
    this.addChild(well, filled)
    if (words) this.addWords(kit, words, h)
  }

  private addWords(kit: Kit, { text, room }: StripWords, h: number) {
    const number = displayText(kit.sharpness, text, { size: h * 0.86, fill: '#fff', outline: h * 0.2 })
    fitWidth(number, room - 4)
    number.anchor.set(0.5)
    number.position.set(room / 2, h / 2)
    this.addChild(number)
  }
}
