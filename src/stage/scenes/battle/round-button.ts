import { Container, type Sprite } from 'pixi.js'
import { drawBoltMark } from '../../draw/energy-art.ts'
import { drawBadge, drawRoundButton, type RoundState } from '../../draw/furniture.ts'
import type { Glyph } from '../../draw/glyphs.ts'
import type { Kit } from '../../kit.ts'
import type { Spot } from '../../layout/layout.ts'
import { makePressable } from '../../pressable.ts'
import { bodyText, fitWidth } from '../../text.ts'

const BADGE = 18
const BOLT = 13
const MOST_COUNTED = 9

/** A brass-rimmed round button, with an optional label below it and an optional count badge. */
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

  /** @param gain energy that pressing it brings, drawn with a bolt */
  caption(word: string, gain = 0): void {
    const words = gain > 0 ? `${word} +${gain}` : word
    if (words === this.captioned) return
    this.captioned = words
    const text = bodyText(this.kit.sharpness, words, {
      size: 11.5 * this.kit.type,
      fill: '#f0dfba',
      shadow: 4,
    })
    fitWidth(text, 88)
    text.anchor.set(0.5, 0)
    text.y = this.size / 2 + 5
    for (const old of this.word.removeChildren()) old.destroy()
    this.word.addChild(text)
    if (gain === 0) return
    const bolt = this.kit.drawn.sprite('mini-bolt', BOLT, BOLT, drawBoltMark(BOLT), 3)
    text.x = -BOLT / 2
    bolt.position.set(text.x + text.width / 2 + 1, text.y + (text.height - BOLT) / 2)
    this.word.addChild(bolt)
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
    const ground = this.kit.drawn.sprite(`badge:${w}`, w, BADGE, drawBadge(w, BADGE), 4)
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
    const face: Sprite = this.kit.drawn.sprite(
      `round:${glyph}:${state}:${size}`,
      size,
      size,
      drawRoundButton(size, glyph, state),
      state === 'lit' ? 26 : 18,
    )
    face.position.set(-size / 2, -size / 2)
    this.faces.addChild(face)
  }
}
