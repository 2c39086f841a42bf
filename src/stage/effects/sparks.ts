import { Container, Sprite } from 'pixi.js'
import type { Spot } from '../layout.ts'
import { paintSpark } from '../paint/fx-art.ts'
import { hash } from '../paint/noise.ts'
import type { TypeLook } from '../palette.ts'
import { HOT } from './flames.ts'
import type { LightLayers } from './light-layers.ts'

const GRAINS = 12

/** Sparks flying outwards. */
export function sparks(
  layers: LightLayers,
  at: Spot,
  size: number,
  look: TypeLook,
  count = 22,
): gsap.core.Timeline {
  const texture = layers.kit.paints.texture('spark', 6, 40, paintSpark)
  const swarm = new Container()
  layers.front.addChild(swarm)
  const timeline = layers.burn(swarm)
  for (let i = 0; i < count; i++) {
    const spark = layers.light(texture, i % 3 ? look.light : HOT)
    spark.position.set(at.x, at.y)
    const angle = hash(i * 1.3) * Math.PI * 2
    const far = size * (0.6 + 0.9 * hash(i * 2.7))
    const late = hash(i * 9)
    spark.rotation = angle + Math.PI / 2
    spark.scale.set(0.6 + hash(i) * 0.7, 0.5 + hash(i * 5) * 0.8)
    swarm.addChild(spark)
    const x = at.x + Math.cos(angle) * far
    const y = at.y + Math.sin(angle) * far * 0.9
    timeline.to(spark, { x, y, duration: 0.36 + late * 0.2, ease: 'power3.out' }, 0)
    timeline.to(spark, { alpha: 0, duration: 0.2 }, 0.3 + late * 0.16)
  }
  return timeline
}

/** A hand-sized puff for light hits. */
export function puff(layers: LightLayers, at: Spot, size: number, look: TypeLook): gsap.core.Timeline {
  const glow = layers.glow(look.light, size, size)
  glow.position.set(at.x, at.y)
  layers.front.addChild(glow)
  const rest = glow.scale.x
  return layers
    .burn(glow)
    .fromTo(
      glow.scale,
      { x: rest * 0.3, y: rest * 0.3 },
      { x: rest, y: rest, duration: 0.24, ease: 'power2.out' },
      0,
    )
    .to(glow, { alpha: 0, duration: 0.26 }, 0.06)
    .add(sparks(layers, at, size * 0.6, look, 10), 0)
}

/** Dust thrown outwards along the floor when a toy lands; unseen until its moment comes. */
export function dust(layers: LightLayers, at: Spot, reach: number): gsap.core.Timeline {
  const { texture } = layers.glow(HOT, 1, 1)
  const cloud = new Container()
  cloud.visible = false
  layers.front.addChild(cloud)
  const timeline = layers.burn(cloud).call(() => {
    cloud.visible = true
  })
  for (let i = 0; i < GRAINS; i++) {
    const grain = new Sprite(texture)
    grain.anchor.set(0.5)
    grain.tint = '#e8c890'
    grain.alpha = 0.5
    grain.setSize(26, 18)
    grain.position.set(at.x, at.y)
    cloud.addChild(grain)
    const angle = (i / GRAINS) * Math.PI * 2
    const x = at.x + Math.cos(angle) * reach
    const y = at.y + Math.sin(angle) * reach * 0.36
    timeline.to(grain, { x, y, alpha: 0, duration: 0.42, ease: 'power2.out' }, 0)
  }
  return timeline
}
