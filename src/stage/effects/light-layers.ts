import { gsap } from 'gsap'
import { Container, Sprite, type Texture } from 'pixi.js'
import type { Kit } from '../app/kit.ts'
import { drawGlow } from '../draw/fx-art.ts'
import { SHAPE, type Shape } from '../draw/fx-shapes.ts'
import { shapeTexture } from '../draw/shape-textures.ts'
import { ease } from '../timing/easings.ts'

const GLOW = 128
/** Limit for all swarms together. Grains beyond it are not shown. */
export const MOST_GRAINS = 240

/** Position and look of one grain, updated in every frame. `size` is in units. */
export interface GrainPose {
  x: number
  y: number
  rotation: number
  size: number
  stretch: number // height over width
  alpha: number
}

export interface Swarm {
  count: number
  duration: number // s
  shape(index: number): Shape
  tint(index: number): string
  glows: boolean // additive blending
  over?: Container // default: front
  /** A pure function of `time`, 0–1, so that the flight is equal at every frame rate. */
  place(index: number, time: number, pose: GrainPose): void
}

/** The containers of short-lived effects, their pool of grains, and the list of active effects. */
export class LightLayers {
  readonly back = new Container() // behind the target
  readonly front = new Container() // in front of every creature
  readonly top = new Container() // in front of all texts
  private readonly running = new Set<gsap.core.Timeline>()
  private readonly idle: Sprite[] = []
  private flying = 0

  constructor(
    readonly kit: Kit,
    readonly view: { width: number; height: number },
  ) {
    for (const layer of this.layers()) layer.eventMode = 'none'
  }

  /** Removes all effects immediately. */
  clear(): void {
    for (const timeline of this.running) timeline.eventCallback('onComplete')?.()
    for (const layer of this.layers())
      for (const child of layer.removeChildren()) child.destroy({ children: true })
  }

  destroy(): void {
    this.clear()
    for (const grain of this.idle) grain.destroy()
    this.idle.length = 0
  }

  /** Returns a timeline on the stage's clock that removes `drawn` when it ends or when the board is cleared. */
  burn(...drawn: Container[]): gsap.core.Timeline {
    const end = () => {
      if (!this.running.delete(timeline)) return
      timeline.kill()
      for (const piece of drawn) piece.destroy({ children: true })
    }
    const timeline = gsap.timeline({ onComplete: end })
    this.running.add(timeline)
    this.kit.clock.hang(timeline)
    return timeline
  }

  /** Shows grains from the pool, placed by a function of time. */
  swarm({ count, duration, shape, tint, glows, over = this.front, place }: Swarm): void {
    const grains = this.takeGrains(Math.min(count, MOST_GRAINS - this.flying))
    grains.forEach((grain, index) => {
      grain.texture = shapeTexture(this.kit.drawn, shape(index))
      grain.tint = tint(index)
      grain.blendMode = glows ? 'add' : 'normal'
      over.addChild(grain)
    })
    const pose: GrainPose = { x: 0, y: 0, rotation: 0, size: 1, stretch: 1, alpha: 1 }
    const flight = { time: 0 }
    const draw = () => {
      grains.forEach((grain, index) => {
        pose.stretch = 1
        pose.rotation = 0
        pose.alpha = 1
        place(index, flight.time, pose)
        grain.position.set(pose.x, pose.y)
        grain.rotation = pose.rotation
        grain.scale.set(pose.size / SHAPE, (pose.size * pose.stretch) / SHAPE)
        grain.alpha = pose.alpha
      })
    }
    draw()
    const end = () => {
      if (!this.running.delete(timeline)) return
      timeline.kill()
      this.giveBack(grains)
    }
    const timeline = gsap.timeline({ onComplete: end })
    this.running.add(timeline)
    this.kit.clock.hang(timeline.to(flight, { time: 1, duration, ease: ease.even, onUpdate: draw }))
  }

  /** Returns a centred sprite with additive blending. */
  light(texture: Texture, tint: string): Sprite {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.tint = tint
    sprite.blendMode = 'add'
    return sprite
  }

  glow(tint: string, w: number, h: number): Sprite {
    const sprite = this.light(this.kit.drawn.texture('glow', GLOW, GLOW, drawGlow(GLOW)), tint)
    sprite.setSize(w, h)
    return sprite
  }

  /** Returns a single centred shape, `size` units wide. */
  shape(shape: Shape, tint: string, size: number, glows: boolean): Sprite {
    const sprite = this.light(shapeTexture(this.kit.drawn, shape), tint)
    sprite.blendMode = glows ? 'add' : 'normal'
    sprite.setSize(size, size)
    return sprite
  }

  private takeGrains(count: number): Sprite[] {
    this.flying += count
    return Array.from({ length: count }, () => this.idle.pop() ?? newGrain())
  }

  private giveBack(grains: Sprite[]) {
    this.flying -= grains.length
    for (const grain of grains) grain.removeFromParent()
    this.idle.push(...grains)
  }

  private layers = () => [this.back, this.front, this.top]
}

function newGrain(): Sprite {
  const grain = new Sprite()
  grain.anchor.set(0.5)
  return grain
}
