/** A fixed number of grains: bursts whose positions are a pure function of time. Nothing is allocated during a burst. */
import { gsap } from 'gsap'
import { Container, Sprite } from 'pixi.js'
import type { DrawnTextures } from '../../draw/drawn-textures.ts'
import { SHAPE, type Shape } from '../../draw/fx-shapes.ts'
import { hash } from '../../draw/noise.ts'
import { shapeTexture } from '../../draw/shape-textures.ts'
import type { Spot } from '../../layout/layout-plan.ts'
import type { StageClock } from '../../timing/stage-clock.ts'

const MOST = 84

export interface Burst {
  at: Spot
  reach: number // distance of the farthest grain
  seconds: number
  count: number
  tints: readonly string[]
  shapes: readonly Shape[]
  rise: number // −1 rises … 1 falls
  size: number
}

export class Sparks extends Container {
  private readonly grains: Sprite[]
  private readonly running = new Set<gsap.core.Timeline>()
  private next = 0

  constructor(
    private readonly drawn: DrawnTextures,
    private readonly clock: StageClock,
  ) {
    super()
    this.eventMode = 'none'
    const dot = shapeTexture(drawn, 'dot')
    this.grains = Array.from({ length: MOST }, () => {
      const grain = new Sprite(dot)
      grain.anchor.set(0.5)
      grain.blendMode = 'add'
      grain.visible = false
      return grain
    })
    this.addChild(...this.grains)
  }

  burst({ at, reach, seconds, count, tints, shapes, rise, size }: Burst): void {
    const mine = Array.from({ length: Math.min(count, MOST) }, () => this.grains[this.next++ % MOST]!)
    for (const [index, grain] of mine.entries()) {
      grain.texture = shapeTexture(this.drawn, shapes[index % shapes.length] ?? 'dot')
      grain.tint = tints[index % tints.length] ?? '#ffffff'
      grain.visible = true
    }
    const flight = { time: 0 }
    const draw = () => {
      const { time } = flight
      for (const [index, grain] of mine.entries()) {
        const angle = hash(index * 2.3 + reach) * Math.PI * 2
        const far = reach * (0.25 + 0.75 * hash(index * 5.1)) * (1 - (1 - time) ** 3)
        grain.position.set(
          at.x + Math.cos(angle) * far,
          at.y + Math.sin(angle) * far * 0.8 + rise * reach * 0.7 * time * (0.4 + hash(index)),
        )
        grain.rotation = angle + time * 2
        grain.scale.set((size * (0.5 + hash(index * 3.7)) * (1 - 0.6 * time)) / SHAPE)
        grain.alpha = Math.min(1, (1 - time) * 2.2)
      }
    }
    draw()
    const end = () => {
      this.running.delete(timeline)
      for (const grain of mine) grain.visible = false
    }
    const timeline = gsap
      .timeline({ onComplete: end })
      .to(flight, { time: 1, duration: seconds, ease: 'none', onUpdate: draw })
    this.running.add(timeline)
    this.clock.hang(timeline)
  }

  clear(): void {
    for (const timeline of this.running) timeline.kill()
    this.running.clear()
    for (const grain of this.grains) grain.visible = false
  }
}
