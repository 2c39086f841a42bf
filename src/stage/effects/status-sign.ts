import type { StatusKind } from '@/engine/types.ts'
import { seconds } from '../durations.ts'
import { ease } from '../easings.ts'
import type { Spot } from '../layout.ts'
import { disc, drawGlyph, fillShadowed, vertical } from '../paint/brush.ts'
import type { ChipTone } from '../paint/chip-art.ts'
import type { Painter } from '../paint/painted-textures.ts'
import { statusChip } from '../scenes/battle/status-look.ts'
import { statusHue } from '../status-hues.ts'
import type { LightLayers } from './light-layers.ts'

const SIGN = 34 // units
const LIFT = 30 // how far its way is bent upwards

const paintSign =
  ({ glyph, top, bottom }: ChipTone): Painter =>
  ctx => {
    const r = SIGN / 2
    disc(ctx, r, r, r - 1)
    fillShadowed(ctx, vertical(ctx, 0, SIGN, [top, bottom]), '#000b', 5, 2)
    ctx.strokeStyle = '#ffffff99'
    ctx.lineWidth = 1.5
    disc(ctx, r, r, r - 2)
    ctx.stroke()
    if (glyph) drawGlyph(ctx, glyph, r, r, SIGN * 0.62, '#ffffff')
  }

/** The sign of a status on its way from toy to plate, in a bow. */
export function statusSign(
  layers: LightLayers,
  kind: StatusKind,
  amount: number,
  from: Spot,
  to: Spot,
  flight: number,
): void {
  const tone = statusChip(kind, amount)
  const sign = layers.kit.paints.sprite(`sign:${tone.glyph}:${tone.top}`, SIGN, SIGN, paintSign(tone), 4)
  sign.pivot.set(0)
  sign.anchor.set(0.5)
  sign.position.set(from.x, from.y)
  const glow = layers.glow(statusHue(kind, amount), SIGN * 2.6, SIGN * 2.6)
  glow.alpha = 0.6
  layers.top.addChild(glow, sign)
  const way = { done: 0 }
  const draw = () => {
    const { done } = way
    sign.x = from.x + (to.x - from.x) * done
    sign.y = from.y + (to.y - from.y) * done - Math.sin(Math.PI * done) * LIFT
    sign.scale.set(Math.min(1, done * 5 + 0.5) * (1.5 - 0.9 * done))
    glow.position.copyFrom(sign.position)
  }
  draw()
  layers
    .burn(sign, glow)
    .to(way, { done: 1, duration: flight, ease: ease.out, onUpdate: draw })
    .to([sign, glow], { alpha: 0, duration: seconds('statusPop') * 0.5 })
}
