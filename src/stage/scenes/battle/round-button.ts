import { Container } from 'pixi.js'
import type { Kit } from '../../kit.ts'
import type { Spot } from '../../layout.ts'
import { paintRoundButton } from '../../paint/furniture.ts'
import type { Glyph } from '../../paint/glyphs.ts'
import { makePressable } from '../../pressable.ts'
import { bodyText, fitWidth } from '../../text.ts'

const SIZE = 44

/** A brass-rimmed round button, with a word under it when the picture brings one. */
export class RoundButton extends Container {
  private captioned = ''

  constructor(
    private readonly kit: Kit,
    glyph: Glyph,
    spot: Spot,
    tap: () => void,
  ) {
    super()
    this.position.set(spot.x, spot.y)
    const face = kit.paints.sprite(`round:${glyph}`, SIZE, SIZE, paintRoundButton(SIZE, glyph), 18)
    face.position.set(-SIZE / 2, -SIZE / 2)
    this.addChild(face)
    makePressable(
      this,
      { x: -SIZE / 2, y: -SIZE / 2, w: SIZE, h: SIZE },
      {
        touch: kit.touch,
        tap: () => {
          kit.cue('click')
          tap()
        },
      },
    )
  }

  caption(word: string): void {
    if (word === this.captioned) return
    this.captioned = word
    const text = bodyText(this.kit.sharpness, word, { size: 12, fill: '#f0dfba', shadow: 4 })
    fitWidth(text, 88)
    text.anchor.set(0.5, 0)
    text.y = SIZE / 2 + 6
    for (const old of this.children.slice(1)) old.destroy()
    this.addChild(text)
  }

  enable(on: boolean): void {
    this.alpha = on ? 1 : 0.45
    this.eventMode = on ? 'static' : 'none'
  }
}
