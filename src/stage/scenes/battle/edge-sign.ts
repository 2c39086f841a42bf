import { Container, type Sprite, type Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { bodyText } from '../../art/text.ts'
import type { BattleSnapshot, CardSnapshot, TurnFacts } from '../../battle-snapshot.ts'
import { drawGlyph } from '../../draw/brush.ts'
import type { Glyph } from '../../draw/glyphs.ts'
import type { Side } from '../../draw/palette.ts'
import { drawEdgePill } from '../../draw/score-art.ts'
import type { Spot } from '../../layout/layout.ts'

const H = 20
const SIGN = 12
const PAD = 8
const GAP = 5

interface Pill {
  glyphs: Glyph[]
  words: string
  side: Side | null // side that benefits; null: none
}

/**
 * The edge between the two active cards, the effect of the wind on the reader's blows, and the rival's strongest
 * possible blow. A tap opens the wheel of types.
 */
export class EdgeSign extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    spot: Spot & { scale: number },
  ) {
    super()
    this.position.set(spot.x, spot.y)
    this.scale.set(spot.scale)
    const open = () => {
      kit.cue('ui_open')
      kit.gesture({ type: 'open-wheel' })
    }
    makePressable(this, { x: -60, y: -H / 2, w: 120, h: H }, { touch: kit.touch / spot.scale, tap: open })
  }

  show({ own, rival, facts, outcome }: BattleSnapshot): void {
    this.visible = facts !== null && own.active !== null && rival.active !== null && outcome === null
    if (!facts || !own.active || !this.visible) return
    const pills = pillsOf(own.active, facts)
    const key = JSON.stringify(pills)
    if (key === this.drawn) return
    this.drawn = key
    this.kit.retired.take(this.removeChildren())
    const pieces = pills.map(pill => this.pill(pill))
    let x = -(pieces.reduce((sum, { w }) => sum + w, 0) + GAP * (pieces.length - 1)) / 2
    for (const { piece, w } of pieces) {
      piece.x = x
      x += w + GAP
      this.addChild(piece)
    }
  }

  private pill({ glyphs, words, side }: Pill): { piece: Container; w: number } {
    const { kit } = this
    const piece = new Container()
    const text: Text = bodyText(kit.sharpness, words, {
      size: 12 * kit.type,
      weight: '700',
      fill: '#fff',
      shadow: 2,
    })
    const signs = glyphs.length * (SIGN + 2)
    const w = Math.ceil((PAD * 2 + signs + text.width) / 2) * 2
    const ground = kit.drawn.sprite(`edge:${side}:${w}`, w, H, drawEdgePill(w, H, side), 5)
    ground.y = -H / 2
    piece.addChild(ground)
    for (const [at, glyph] of glyphs.entries()) {
      const sign: Sprite = kit.drawn.sprite(`edge-sign:${glyph}`, SIGN, SIGN, ctx =>
        drawGlyph(ctx, glyph, SIGN / 2, SIGN / 2, SIGN, '#ffffff'),
      )
      sign.position.set(PAD + at * (SIGN + 2), -SIGN / 2)
      piece.addChild(sign)
    }
    text.anchor.set(0, 0.5)
    text.x = PAD + signs
    piece.addChild(text)
    return { piece, w }
  }
}

/** Up: the reader's blows have the edge; down: the rival's. */
function pillsOf({ edge, wind }: CardSnapshot, { edge: more, threat }: TurnFacts): Pill[] {
  const pills: Pill[] = []
  if (edge === 'up' || edge === 'both') pills.push({ glyphs: ['arrow-up'], words: `+${more}`, side: 'own' })
  if (edge === 'down' || edge === 'both')
    pills.push({ glyphs: ['arrow-down'], words: `+${more}`, side: 'rival' })
  if (edge === null) pills.push({ glyphs: ['wheel'], words: '', side: null })
  if (wind !== 0)
    pills.push({
      glyphs: ['wind'],
      words: wind > 0 ? `+${wind}` : `−${-wind}`,
      side: wind > 0 ? 'own' : 'rival',
    })
  if (threat && threat.danno > 0)
    pills.push({
      glyphs: threat.pvAfter === 0 ? ['sword', 'skull'] : ['sword'],
      words: `−${threat.danno}`,
      side: 'rival',
    })
  return pills
}
