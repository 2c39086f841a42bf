import { Container, type Sprite } from 'pixi.js'
import type { Kit } from '../../kit.ts'
import type { Spot } from '../../layout.ts'
import { paintBadge, paintRoundButton, type RoundState } from '../../paint/furniture.ts'
import type { Glyph } from '../../paint/glyphs.ts'
import { makePressable } from '../../pressable.ts'
import { bodyText, fitWidth } from '../../text.ts'

const BADGE = 18
const MOST_COUNTED = 9

/** A brass-rimmed round button, with a word under it and a count on its shoulder when it is told some. */
export class RoundButton extends Container {
  private readonly size: number
  private readonly faces = new Container()
  private readonly word = new Container()
  private readonly badge = new Container()
  private captioned = ''
  private counted = 0
  private state: RoundState | null = null

  constructor(
    private readonly kit: Kit,
    private glyph: Glyph,
    spot: Spot,
    tap: () => void,
  ) {
    super()
    const size = kit.button
    this.size = size
    this.position.set(spot.x, spot.y)
    this.addChild(this.faces, this.word, this.badge)
    this.wear('ready')
    const press = () => {
      kit.cue('click')
      tap()
    }
    makePressable(this, { x: -size / 2, y: -size / 2, w: size, h: size }, { touch: kit.touch, tap: press })
  }

  caption(word: string): void {
    if (word === this.captioned) return
    this.captioned = word
    const text = bodyText(this.kit.sharpness, word, {
      size: 11.5 * this.kit.type,
      fill: '#f0dfba',
      shadow: 4,
    })
    fitWidth(text, 88)
    text.anchor.set(0.5, 0)
    text.y = this.size / 2 + 5
    for (const old of this.word.removeChildren()) old.destroy()
    this.word.addChild(text)
  }

  /** Another sign on the same button. */
  draw(glyph: Glyph): void {
    if (glyph === this.glyph) return
    const { state } = this
    this.glyph = glyph
    this.state = null
    this.wear(state ?? 'ready')
  }

  /** 0 takes the badge away. */
  count(number: number): void {
    if (number === this.counted) return
    this.counted = number
    for (const old of this.badge.removeChildren()) old.destroy()
    if (number === 0) return
    const words = number > MOST_COUNTED ? `${MOST_COUNTED}+` : String(number)
    const text = bodyText(this.kit.sharpness, words, { size: 11.5, weight: '800', fill: '#fff' })
    const w = Math.max(BADGE, Math.ceil(text.width) + 8)
    const ground = this.kit.paints.sprite(`badge:${w}`, w, BADGE, paintBadge(w, BADGE), 4)
    this.badge.position.set(this.size * 0.42 - w / 2 + 4, -this.size / 2 - 4)
    text.anchor.set(0.5)
    text.position.set(w / 2, BADGE / 2)
    this.badge.addChild(ground, text)
  }

  /** `on` is teal: this is what happens now. `off` cannot be pressed. */
  wear(state: RoundState): void {
    if (state === this.state) return
    this.state = state
    this.eventMode = state === 'off' ? 'none' : 'static'
    this.word.alpha = state === 'off' ? 0.7 : 1
    const { size, glyph } = this
    for (const old of this.faces.removeChildren()) old.destroy()
    const face: Sprite = this.kit.paints.sprite(
      `round:${glyph}:${state}:${size}`,
      size,
      size,
      paintRoundButton(size, glyph, state),
      state === 'lit' ? 26 : 18,
    )
    face.position.set(-size / 2, -size / 2)
    this.faces.addChild(face)
  }
}
