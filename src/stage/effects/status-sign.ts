import type { StatusKind } from '@/engine/types.ts'
import { disc, drawGlyph, fillShadowed, vertical } from '../draw/brush.ts'
import type { ChipTone } from '../draw/chip-art.ts'
import type { DrawCallback } from '../draw/drawn-textures.ts'
import { statusHue } from '../draw/status-hues.ts'
import { statusChip } from '../draw/status-look.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

const SIGN = 34 // units
const LIFT = 30 // height of its arc

const drawSign =
  ({ glyph, top, bottom }: ChipTone): DrawCallback =>
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

/** The glyph of a status that flies in an arc from creature to plate. */
export function statusSign(
  layers: LightLayers,
  kind: StatusKind,
  amount: number,
  from: Spot,
  to: Spot,
  flight: number,
): void {
  const tone = statusChip(kind, amount)
  const sign = layers.kit.drawn.sprite(`sign:${tone.glyph}:${tone.top}`, SIGN, SIGN, drawSign(tone), 4)
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
