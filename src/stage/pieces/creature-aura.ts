import { Container, Sprite } from 'pixi.js'
import type { StatusKind } from '@/engine/types.ts'
import type { Kit } from '../app/kit.ts'
import type { StatusSnapshot } from '../battle-snapshot.ts'
import { SHAPE, type Shape } from '../draw/fx-shapes.ts'
import { hash } from '../draw/noise.ts'
import { mixed } from '../draw/palette.ts'
import { shapeTexture } from '../draw/shape-textures.ts'
import { statusHue } from '../draw/status-hues.ts'
import { seconds } from '../timing/durations.ts'

/** Position of one sign, as shares of the creature's height upwards from between its feet. */
interface SignPose {
  x: number
  y: number
  size: number
  rotation: number
  alpha: number
}

/** The animation of a status: `place` is a function of its loop time 0–1. */
interface Aura {
  shape: Shape
  count: number
  glows: boolean
  still: number // the loop time that reduced motion shows
  place(index: number, time: number, pose: SignPose): void
}

const LOOP = seconds('statusLoop')

const round = (time: number, index: number, count: number) => (time + index / count) % 1

/** Bubbles, embers and sleep rise; `wide` is their horizontal spread. */
const rising =
  (count: number, wide: number, from: number, way: number, size: number): Aura['place'] =>
  (index, time, pose) => {
    const t = round(time, index, count)
    pose.x = (hash(index * 2.7) - 0.5) * wide + 0.03 * Math.sin(t * 8 + index)
    pose.y = from + way * t
    pose.size = size * (0.6 + 0.7 * hash(index * 5.3)) * (0.5 + 0.5 * t)
    pose.alpha = Math.sin(Math.PI * t) * 0.9
  }

const auras: Partial<Record<StatusKind, Aura>> = {
  poison: { shape: 'bubble', count: 5, glows: false, still: 0.4, place: rising(5, 0.8, 0.05, 0.8, 0.11) },
  burn: { shape: 'flame', count: 7, glows: true, still: 0.3, place: rising(7, 0.8, 0, 0.62, 0.21) },
  sleep: {
    shape: 'zed',
    count: 3,
    glows: false,
    still: 0.6,
    place(index, time, pose) {
      const t = round(time, index, 3)
      pose.x = 0.24 + 0.3 * t + 0.03 * Math.sin(t * 7)
      pose.y = 0.86 + 0.34 * t
      pose.size = 0.1 + 0.12 * t
      pose.rotation = 0.15 - 0.3 * t
      pose.alpha = Math.sin(Math.PI * t)
    },
  },
  paralysis: {
    shape: 'bolt',
    count: 4,
    glows: true,
    still: 0.1,
    place(index, time, pose) {
      const t = round(time, index, 4)
      const beat = Math.floor((time + index * 0.37) * 4)
      pose.x = (hash(beat * 3.1 + index) - 0.5) * 0.75
      pose.y = 0.2 + 0.65 * hash(beat * 1.7 + index * 2.3)
      pose.size = 0.24
      pose.rotation = hash(beat + index * 5) * Math.PI
      pose.alpha = Math.max(0, 1 - 3.4 * ((t * 4) % 1)) * 0.9
    },
  },
  stun: {
    shape: 'star',
    count: 4,
    glows: false,
    still: 0,
    place(index, time, pose) {
      const angle = (time + index / 4) * Math.PI * 2
      pose.x = Math.cos(angle) * 0.34
      pose.y = 1.02 + Math.sin(angle) * 0.07
      pose.size = 0.11 - 0.02 * Math.sin(angle)
      pose.rotation = angle
      pose.alpha = 0.95
    },
  },
  freeze: {
    shape: 'shard',
    count: 9,
    glows: false,
    still: 0.25,
    place(index, time, pose) {
      const side = (index / 8) * 2 - 1
      pose.x = side * 0.5
      pose.y = 0.05 + 0.05 * (1 - Math.abs(side)) - 0.06
      pose.size = 0.2 + 0.12 * hash(index * 3.9)
      pose.rotation = side * 0.55
      pose.alpha = 0.82 + 0.12 * Math.sin(time * Math.PI * 2 + index)
    },
  },
}

/** Animated signs of a card's statuses on its creature. Frost is part of the creature's skin. */
export class CreatureAura extends Container {
  private readonly signs: { aura: Aura; index: number; sprite: Sprite }[] = []
  private shown = ''

  constructor(
    private readonly kit: Kit,
    private readonly tall: number,
  ) {
    super()
    this.eventMode = 'none'
  }

  showStatuses(statuses: readonly StatusSnapshot[]): void {
    const kinds = [...new Set(statuses.map(({ kind }) => kind))]
    const key = kinds.join()
    if (key === this.shown) return
    this.shown = key
    this.signs.length = 0
    for (const child of this.removeChildren()) child.destroy()
    for (const kind of kinds) this.add(kind)
    this.tick(0)
  }

  tick(time: number): void {
    if (this.signs.length === 0) return
    const pose: SignPose = { x: 0, y: 0, size: 0, rotation: 0, alpha: 1 }
    for (const { aura, index, sprite } of this.signs) {
      pose.rotation = 0
      aura.place(index, this.kit.reducedMotion ? aura.still : (time / LOOP) % 1, pose)
      sprite.position.set(pose.x * this.tall, -pose.y * this.tall)
      sprite.rotation = pose.rotation
      sprite.scale.set((pose.size * this.tall) / SHAPE)
      sprite.alpha = pose.alpha
    }
  }

  private add(kind: StatusKind) {
    const aura = auras[kind]
    if (!aura) return
    for (let index = 0; index < aura.count; index++) {
      const sprite = new Sprite(shapeTexture(this.kit.drawn, aura.shape))
      sprite.anchor.set(0.5)
      sprite.tint = index % 3 ? statusHue(kind) : mixed(statusHue(kind), '#ffffff', 0.45)
      sprite.blendMode = aura.glows ? 'add' : 'normal'
      this.signs.push({ aura, index, sprite })
      this.addChild(sprite)
    }
  }
}
