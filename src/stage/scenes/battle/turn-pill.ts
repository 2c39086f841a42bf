import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, fitHeight } from '../../art/text.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { drawPill, type PillTone, pillInk } from '../../draw/pill-art.ts'
import type { BattleLayout } from '../../layout/layout.ts'

const HEIGHT = 24
const LEADING = 14
const LINES = 2

/** Whose turn it is, or what to do now. */
export class TurnPill extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly spot: BattleLayout['pill'],
  ) {
    super()
    this.position.set(spot.x, spot.y)
    this.scale.set(spot.scale)
  }

  show(picture: BattleSnapshot): void {
    this.visible = !picture.outcome
    const { text, tone } = pillOf(picture)
    const key = `${tone}:${text}`
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.removeChildren()) child.destroy()
    const words = bodyText(this.kit.sharpness, text, {
      size: 12 * this.kit.type,
      weight: '700',
      fill: pillInk(tone),
      wrap: this.spot.w,
      leading: LEADING * this.kit.type,
      align: 'center',
    })
    fitHeight(words, LEADING * this.kit.type * LINES)
    words.anchor.set(0.5)
    const w = Math.ceil((words.width + 26) / 8) * 8
    const h = words.height > LEADING * this.kit.type * 1.5 ? HEIGHT + LEADING * (LINES - 1) : HEIGHT
    const ground = this.kit.drawn.sprite(`pill:${tone}:${w}:${h}`, w, h, drawPill(w, h, tone), 14)
    ground.position.set(-w / 2, -h / 2)
    this.addChild(ground, words)
  }
}

/** Returns the text and colour of the pill: amber only if the reader must act. */
export function pillOf({ words, replacing, selectedMove, toMove, prompt }: BattleSnapshot): {
  text: string
  tone: PillTone
} {
  if (replacing) return { text: prompt || words.replaceHint, tone: 'amber' }
  if (selectedMove !== null) return { text: words.tapAgain, tone: 'own' }
  return { text: prompt || (toMove === 'own' ? words.turnOwn : words.turnRival), tone: toMove }
}
