import { Container } from 'pixi.js'
import type { AttackLook } from '../choreography/attack-looks.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

const FADE = seconds('shotFade')

/** A straight ray that appears immediately, thin at first, then as wide as `size`. */
export function ray(
  layers: LightLayers,
  from: Spot,
  to: Spot,
  size: number,
  look: AttackLook,
  flight: number,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const beam = new Container()
  beam.position.set((from.x + to.x) / 2, (from.y + to.y) / 2)
  beam.rotation = Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2
  const coats = [
    { tint: look.glow, w: 1, alpha: 0.75 },
    { tint: look.body, w: 0.5, alpha: 0.8 },
    { tint: look.hot, w: 0.2, alpha: 1 },
  ]
  for (const { tint, w, alpha } of coats) {
    const coat = layers.shape('spark', tint, size, true)
    coat.setSize(size * w * 3.2, length * 1.5)
    coat.alpha = alpha
    beam.addChild(coat)
  }
  layers.back.addChild(beam)
  const hold = flight + seconds('heavyStop')
  layers
    .burn(beam)
    .fromTo(beam.scale, { x: 0.08 }, { x: 0.14, duration: flight * 0.7, ease: ease.even }, 0)
    .fromTo(beam, { alpha: 0.4 }, { alpha: 1, duration: flight * 0.7 }, 0)
    .to(beam.scale, { x: 1, duration: flight * 0.3, ease: ease.in }, flight * 0.7)
    .to(beam.scale, { x: 0.2, duration: FADE, ease: ease.out }, hold)
    .to(beam, { alpha: 0, duration: FADE }, hold)
}
