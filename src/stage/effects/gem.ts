import { type Side, shopColours } from '../draw/palette.ts'
import { drawGem } from '../draw/score-art.ts'
import type { Spot } from '../layout/layout.ts'
import { ease } from '../timing/easings.ts'
import type { LightLayers } from './light-layers.ts'

const GEM = 30 // units
const BOW = 70 // height of its arc
const LANDED = 0.35 // its scale in the score

/** A point that flies from a knocked-out creature to the score of the side that gets it. */
export function gem(layers: LightLayers, side: Side, from: Spot, to: Spot, flight: number): void {
  const stone = layers.kit.drawn.sprite(`flying-gem:${side}`, GEM, GEM, drawGem(GEM, side, true), 4)
  stone.pivot.set(0)
  stone.anchor.set(0.5)
  const glow = layers.glow(side === 'own' ? shopColours.primaryGlow : shopColours.rival, GEM * 3.4, GEM * 3.4)
  glow.alpha = 0.7
  layers.top.addChild(glow, stone)
  const way = { done: 0 }
  const draw = () => {
    const { done } = way
    stone.position.set(
      from.x + (to.x - from.x) * done,
      from.y + (to.y - from.y) * done - Math.sin(Math.PI * done) * BOW,
    )
    stone.scale.set(Math.min(1, 0.4 + done * 4) * (1 - (1 - LANDED) * done))
    stone.rotation = (1 - done) * 2.4
    glow.position.copyFrom(stone.position)
  }
  draw()
  layers.burn(stone, glow).to(way, { done: 1, duration: flight, ease: ease.in, onUpdate: draw })
}
