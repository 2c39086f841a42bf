import { Container, type Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { bodyText, fitWidth } from '../../art/text.ts'
import { drawBoltMark } from '../../draw/energy-art.ts'
import { drawBadge, drawRoundButton, type RoundState } from '../../draw/furniture.ts'
import type { Glyph } from '../../draw/glyphs.ts'
import { drawEdgePill } from '../../draw/score-art.ts'
import type { Spot } from '../../layout/layout.ts'

const BADGE = 18
const BOLT = 13
const PRICE = { w: 34, h: 18 }
const MOST_COUNTED = 9

/** A brass-rimmed round button, with an optional label below it and an optional count badge. */
export class RoundButton extends Container {
  private readonly size: number
  private readonly faces = new Container()
  private readonly word = new Container()
  private readonly badge = new Container()
  private readonly price = new Container()
  private captioned = ''
  private priced: number | null = null
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
    this.addChild(this.faces, this.word, this.badge, this.price)
    this.setState('ready')
    const onTap = () => {
      kit.cue('click')
      tap()
    }
    makePressable(this, { x: -size / 2, y: -size / 2, w: size, h: size }, { touch: kit.touch, tap: onTap })
  }

  caption(words: string): void {
    if (words === this.captioned) return
    this.captioned = words
    const text = bodyText(this.kit.sharpness, words, {
      size: 12 * this.kit.type,
      fill: '#f0dfba',
      shadow: 4,
    })
    fitWidth(text, 88)
    text.anchor.set(0.5, 0)
    text.y = this.size / 2 + 5
    for (const old of this.word.removeChildren()) old.destroy()
    this.word.addChild(text)
  }

  /** Shows the energy cost on a plate at the button's edge; null removes the plate. */
  cost(energy: number | null): void {
    if (energy === this.priced) return
    this.priced = energy
    for (const old of this.price.removeChildren()) old.destroy()
    if (energy === null) return
    const { kit, size } = this
    const [w, h] = [PRICE.w, PRICE.h]
    const ground = kit.drawn.sprite('price', w, h, drawEdgePill(w, h, null), 5)
    const bolt = kit.drawn.sprite('mini-bolt', BOLT, BOLT, drawBoltMark(BOLT), 3)
    bolt.position.set(w - BOLT - 4, (h - BOLT) / 2)
    const number = bodyText(kit.sharpness, `−${energy}`, {
      size: 12 * this.kit.type,
      weight: '800',
      fill: '#ffe7b4',
    })
    number.anchor.set(0.5)
    number.position.set((w - BOLT) / 2, h / 2)
    this.price.addChild(ground, number, bolt)
    this.price.position.set(size * 0.5 - w * 0.42, -size / 2 - 4)
  }

  /** Replaces the glyph of the button. */
  draw(glyph: Glyph): void {
    if (glyph === this.glyph) return
    const { state } = this
    this.glyph = glyph
    this.state = null
    this.setState(state ?? 'ready')
  }

  /** 0 removes the badge. */
  count(number: number): void {
    if (number === this.counted) return
    this.counted = number
    for (const old of this.badge.removeChildren()) old.destroy()
    if (number === 0) return
    const words = number > MOST_COUNTED ? `${MOST_COUNTED}+` : String(number)
    const text = bodyText(this.kit.sharpness, words, {
      size: 12 * this.kit.type,
      weight: '800',
      fill: '#fff',
    })
    const w = Math.max(BADGE, Math.ceil(text.width) + 8)
    const ground = this.kit.drawn.sprite(`badge:${w}`, w, BADGE, drawBadge(w, BADGE), 4)
    this.badge.position.set(this.size * 0.42 - w / 2 + 4, -this.size / 2 - 4)
    text.anchor.set(0.5)
    text.position.set(w / 2, BADGE / 2)
    this.badge.addChild(ground, text)
  }

  /**
   * `on` has the shop's primary colour: the action that is possible now. `off` cannot be tapped, unless a tap shows the
   * reason (`explains`).
   */
  setState(state: RoundState, explains = false): void {
    this.eventMode = state === 'off' && !explains ? 'none' : 'static'
    if (state === this.state) return
    this.state = state
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
