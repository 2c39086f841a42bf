import { Container } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout } from '../../layout.ts'
import { type PillTone, paintPill } from '../../paint/furniture.ts'
import { bodyText, fitWidth } from '../../text.ts'
import { pillOf } from './pill-words.ts'

const HEIGHT = 24
const WIDEST = 250

const inkOf: Record<PillTone, string> = { own: '#0c2426', rival: '#2a1604', amber: '#3a1d00' }

/** Whose turn it is, or what to do now. */
export class TurnPill extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    spot: BattleLayout['pill'],
  ) {
    super()
    this.position.set(spot.x, spot.y)
    this.scale.set(spot.scale)
  }

  show(picture: BattlePicture): void {
    this.visible = !picture.outcome
    const { text, tone } = pillOf(picture)
    const key = `${tone}:${text}`
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy()
    const words = bodyText(this.kit.sharpness, text, {
      size: 12 * this.kit.type,
      weight: '700',
      fill: inkOf[tone],
    })
    fitWidth(words, WIDEST)
    words.anchor.set(0.5)
    const w = Math.ceil((words.width + 26) / 8) * 8
    const ground = this.kit.paints.sprite(`pill:${tone}:${w}`, w, HEIGHT, paintPill(w, HEIGHT, tone), 14)
    ground.position.set(-w / 2, -HEIGHT / 2)
    this.addChild(ground, words)
  }
}
