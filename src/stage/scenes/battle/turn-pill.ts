import { Container } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import type { BattleLayout } from '../../layout.ts'
import { type PillTone, paintPill } from '../../paint/furniture.ts'
import { bodyText, fitWidth } from '../../text.ts'

const HEIGHT = 26
const WIDEST = 300

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
    const { words } = picture
    this.visible = !picture.outcome
    const asked = picture.selectedMove !== null
    const tone: PillTone = asked ? 'amber' : picture.toMove
    const text = asked
      ? words.tapAgain
      : picture.prompt || (picture.toMove === 'own' ? words.turnOwn : words.turnRival)
    this.say(text, tone)
  }

  private say(words: string, tone: PillTone) {
    const key = `${tone}:${words}`
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy()
    const text = bodyText(this.kit.sharpness, words, { size: 13, weight: '700', fill: inkOf[tone] })
    fitWidth(text, WIDEST)
    text.anchor.set(0.5)
    const w = Math.ceil((text.width + 28) / 8) * 8
    const ground = this.kit.paints.sprite(`pill:${tone}:${w}`, w, HEIGHT, paintPill(w, HEIGHT, tone), 14)
    ground.position.set(-w / 2, -HEIGHT / 2)
    this.addChild(ground, text)
  }
}
