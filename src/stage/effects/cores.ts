/** Effects at the point of impact, behind the target: one small function per kind. */
import { Container } from 'pixi.js'
import type { AttackLook } from '../choreography/attack-looks.ts'
import { BLAST } from '../draw/fx-art.ts'
import { hash } from '../draw/noise.ts'
import type { Spot } from '../layout/layout.ts'
import { seconds } from '../timing/durations.ts'
import { ease } from '../timing/easings.ts'
import { blastFrames, lightFlames } from './flames.ts'
import type { LightLayers } from './light-layers.ts'

type Core = (layers: LightLayers, at: Spot, size: number, look: AttackLook) => void

const grow = (time: number) => ease.out(Math.min(1, time * 1.3))

const flames: Core = (layers, at, size, look) => {
  const { coats, turn } = lightFlames(blastFrames(layers.kit), look, [1.15, 1, 0.5])
  for (const coat of coats) {
    coat.anchor.set(0.5)
    coat.scale.set((coat.scale.y * size * 2.05) / BLAST.size)
  }
  const burst = new Container()
  burst.position.set(at.x, at.y)
  burst.addChild(...coats)
  layers.back.addChild(burst)
  const show = { frame: 0 }
  const duration = seconds('burst')
  layers
    .burn(burst)
    .fromTo(
      burst.scale,
      { x: 0.4, y: 0.4 },
      { x: 1, y: 1, duration: seconds('burstGrow'), ease: ease.out },
      0,
    )
    .to(
      show,
      {
        frame: BLAST.frames - 0.01,
        duration,
        ease: ease.even,
        onUpdate: () => turn(show.frame),
      },
      0,
    )
    .to(coats, { alpha: 0, duration: duration * 0.36 }, duration * 0.64)
}

const rings: Core = (layers, at, size, look) =>
  layers.swarm({
    count: 4,
    duration: seconds('burst'),
    shape: () => 'ring',
    tint: index => [look.hot, look.body, look.glow, look.glow][index]!,
    glows: true,
    over: layers.back,
    place(index, time, pose) {
      const t = Math.max(0, Math.min(1, time * 1.5 - index * 0.13))
      pose.x = at.x
      pose.y = at.y
      pose.size = size * (0.4 + 2.1 * ease.out(t))
      pose.alpha = t === 0 ? 0 : (1 - t) ** 0.8
    },
  })

/** Ice crystals that grow around the feet and stay for a moment. */
const crystals: Core = (layers, at, size, look) =>
  layers.swarm({
    count: 13,
    duration: seconds('burst'),
    shape: () => 'shard',
    tint: index => (index % 3 ? look.body : look.hot),
    glows: false,
    over: layers.back,
    place(index, time, pose) {
      const angle = (index / 13) * Math.PI * 2 + hash(index) * 0.3
      const reach = size * (0.35 + 0.45 * hash(index * 1.9)) * grow(time * 2)
      pose.x = at.x + Math.cos(angle) * reach
      pose.y = at.y + Math.sin(angle) * reach
      pose.rotation = angle + Math.PI / 2
      pose.size = size * (0.32 + 0.22 * hash(index * 7)) * Math.min(1, time * 6)
      pose.stretch = 1.9
      pose.alpha = Math.min(1, (1 - time) * 3)
    },
  })

/** Two comic stars that rotate in opposite directions. */
const star: Core = (layers, at, size, look) =>
  layers.swarm({
    count: 5,
    duration: seconds('burst'),
    shape: () => 'sparkle',
    tint: index => [look.glow, look.glow, look.body, look.body, look.hot][index]!,
    glows: true,
    over: layers.back,
    place(index, time, pose) {
      pose.x = at.x
      pose.y = at.y
      pose.rotation = index * 0.62 + (index % 2 ? 0.5 : -0.5) * time
      pose.size = size * (2.9 - index * 0.35) * grow(time * 2.2)
      pose.alpha = Math.min(1, (1 - time) * 2.2)
    },
  })

/** Light contracts before it expands. */
const voidCore: Core = (layers, at, size, look) => {
  layers.swarm({
    count: 6,
    duration: seconds('burst'),
    shape: index => (index < 4 ? 'puff' : 'ring'),
    tint: index => (index < 4 ? (index % 2 ? look.body : look.glow) : look.hot),
    glows: false,
    over: layers.back,
    place(index, time, pose) {
      const t = index < 4 ? time : Math.max(0, time * 1.6 - (index - 4) * 0.25)
      pose.x = at.x + (index < 4 ? Math.cos(index * 1.7 + time * 5) * size * 0.25 : 0)
      pose.y = at.y + (index < 4 ? Math.sin(index * 1.7 + time * 5) * size * 0.25 : 0)
      pose.rotation = time * 3 + index
      pose.size =
        index < 4 ? size * 2.5 * (1 - 0.45 * ease.out(t)) : size * (0.4 + 2.2 * ease.out(Math.min(1, t)))
      pose.alpha = index < 4 ? Math.min(1, (1 - t) * 2) * 0.9 : t === 0 ? 0 : Math.max(0, 1 - t)
    },
  })
}

/** Water in a crown, and rings on the ground. */
const splash: Core = (layers, at, size, look) => {
  const floor = at.y + size * 0.45
  layers.swarm({
    count: 18,
    duration: seconds('burst'),
    shape: index => (index < 3 ? 'ring' : 'drop'),
    tint: index => (index % 2 ? look.body : look.hot),
    glows: true,
    over: layers.back,
    place(index, time, pose) {
      if (index < 3) {
        const t = Math.max(0, Math.min(1, time * 1.4 - index * 0.15))
        pose.x = at.x
        pose.y = floor
        pose.size = size * (0.5 + 2.2 * ease.out(t))
        pose.stretch = 0.36
        pose.alpha = t === 0 ? 0 : 1 - t
        return
      }
      const side = ((index - 3) / 14) * 2 - 1
      const rise = size * (2.6 + 1.2 * hash(index))
      pose.x = at.x + side * size * (0.4 + 0.9 * time)
      pose.y = floor - rise * time + rise * 1.25 * time * time
      pose.rotation = side * 0.9 * time
      pose.size = size * 0.3 * (0.6 + 0.7 * hash(index * 3))
      pose.stretch = 1.5
      pose.alpha = Math.min(1, (1 - time) * 2.5)
    },
  })
}

export const cores: Record<AttackLook['core'], Core> = {
  flames,
  rings,
  crystals,
  star,
  void: voidCore,
  splash,
}
