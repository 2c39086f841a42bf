import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, fitWords } from '../../art/text.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { drawGlyph } from '../../draw/brush.ts'
import { drawEdgePill } from '../../draw/score-art.ts'
import type { Spot } from '../../layout/layout.ts'

const H = 22
const SIGN = 14
const PAD = 9
const TIGHTEST = 11 / 12

/** The heat damage at the beginning of this turn and the next one; hidden without heat. */
export class HeatLabel extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly spot: Spot & { w: number },
  ) {
    super()
    this.position.set(spot.x, spot.y)
    this.eventMode = 'none'
  }

  show({ words, outcome }: BattleSnapshot): void {
    this.visible = words.heat !== '' && outcome === null
    if (!this.visible || words.heat === this.drawn) return
    this.drawn = words.heat
    const { kit, spot } = this
    kit.retired.take(this.removeChildren())
    const text = bodyText(kit.sharpness, words.heat, { size: 12 * kit.type, weight: '600', fill: '#fff' })
    fitWords(text, spot.w - PAD * 2 - SIGN - 4, TIGHTEST)
    const w = Math.ceil((PAD * 2 + SIGN + 4 + text.width) / 4) * 4
    const ground = kit.drawn.sprite(`heat:${w}`, w, H, drawEdgePill(w, H, 'rival'), 5)
    const sign = kit.drawn.sprite('heat-sign', SIGN, SIGN, ctx =>
      drawGlyph(ctx, 'thermometer-hot', SIGN / 2, SIGN / 2, SIGN, '#ffffff'),
    )
    sign.position.set(PAD, (H - SIGN) / 2)
    text.anchor.set(0, 0.5)
    text.position.set(PAD + SIGN + 4, H / 2)
    this.addChild(ground, sign, text)
  }
}
