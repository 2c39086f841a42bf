import type { TraitCode } from '@/engine/traits/trait.ts'
import { disc, drawGlyph, fillShadowed, slanted } from '../draw/brush.ts'
import type { DrawCallback } from '../draw/drawn-textures.ts'
import { traitLook } from '../draw/trait-look.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

const SIGN = 46 // units
const RISE = 18

const drawSign =
  (code: TraitCode): DrawCallback =>
  ctx => {
    const r = SIGN / 2
    disc(ctx, r, r, r - 1)
    fillShadowed(ctx, slanted(ctx, SIGN, SIGN, 150, ['#c9923e', '#5a3a14', '#a8793a']), '#000b', 6, 2)
    disc(ctx, r, r, r - 4)
    ctx.fillStyle = '#24160e'
    ctx.fill()
    drawGlyph(ctx, code, r, r, SIGN * 0.58, traitLook(code).hue)
  }

/** The glyph of an active trait appears over its creature in its family's colour and disappears. */
export function traitSign(layers: LightLayers, code: TraitCode, at: Spot): void {
  const sign = layers.kit.drawn.sprite(`trait-sign:${code}`, SIGN, SIGN, drawSign(code), 5)
  sign.pivot.set(0)
  sign.anchor.set(0.5)
  const glow = layers.glow(traitLook(code).hue, SIGN * 3, SIGN * 3)
  glow.alpha = 0.75
  for (const piece of [sign, glow]) piece.position.set(at.x, at.y)
  layers.top.addChild(glow, sign)
  const pop = seconds('traitPop')
  const out = seconds('traitOut')
  layers
    .burn(sign, glow)
    .fromTo(sign.scale, { x: 0.3, y: 0.3 }, { x: 1, y: 1, duration: pop, ease: ease.back }, 0)
    .to([sign, glow], { y: at.y - RISE, alpha: 0, duration: out, ease: ease.in }, pop + seconds('traitHold'))
}
