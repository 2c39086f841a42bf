import { Sprite } from 'pixi.js'
import { BRIGHTEST } from '../choreography/flash-rule.ts'
import { drawGlow } from '../draw/fx-art.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

/** Lights the whole table for a moment with the only additive sprite of the size of the view. */
export function tableLight(layers: LightLayers, colour: string, most: number): void {
  const { width, height } = layers.view
  const light = new Sprite(layers.kit.drawn.texture('glow', 128, 128, drawGlow(128)))
  light.anchor.set(0.5)
  light.setSize(width * 2, height * 2.4)
  light.position.set(width / 2, height / 2)
  light.tint = colour
  light.blendMode = 'add'
  light.alpha = 0
  layers.back.addChildAt(light, 0)
  layers
    .burn(light)
    .to(light, { alpha: Math.min(most, BRIGHTEST), duration: seconds('flash') * 0.25, ease: ease.out })
    .to(light, { alpha: 0, duration: seconds('flash') * 0.75, ease: ease.even })
}
