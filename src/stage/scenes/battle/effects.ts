import { gsap } from 'gsap'
import { Container, Sprite, type Texture } from 'pixi.js'
import { durations, seconds } from '../../durations.ts'
import type { Kit } from '../../kit.ts'
import type { Spot } from '../../layout.ts'
import { BLAST, JET, paintBlast, paintGlow, paintJet, paintRays, paintSpark } from '../../paint/fx-art.ts'
import { hash } from '../../paint/noise.ts'
import type { TypeLook } from '../../palette.ts'
import { displayText } from '../../text.ts'

const HOT = '#fff4d0'
const RAYS = 512

/** Short-lived light over the board. Each effect is a timeline that removes what it drew when it ends. */
export class Effects {
  /** Behind the one who is hit, and in front of everybody. */
  readonly back = new Container()
  readonly front = new Container()

  private readonly running = new Set<gsap.core.Timeline>()

  constructor(private readonly kit: Kit) {
    this.back.eventMode = 'none'
    this.front.eventMode = 'none'
  }

  clear(): void {
    for (const timeline of this.running) timeline.kill()
    this.running.clear()
    for (const layer of [this.back, this.front])
      for (const child of layer.removeChildren()) child.destroy({ children: true })
  }

  /** A jet from mouth to target that grows, boils and fades. */
  jet(from: Spot, to: Spot, look: TypeLook): gsap.core.Timeline {
    const frames = range(JET.frames).map(i => this.kit.paints.texture(`jet:${i}`, JET.w, JET.h, paintJet(i)))
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const jet = new Container()
    jet.position.set(from.x, from.y)
    jet.rotation = Math.atan2(to.y - from.y, to.x - from.x)
    const layers = [
      this.flame(frames, look.dark, 1.25, 'normal'),
      this.flame(frames, look.light, 1, 'add'),
      this.flame(frames, HOT, 0.55, 'add'),
    ]
    jet.addChild(...layers.map(layer => layer.sprite))
    this.back.addChild(jet)
    const show = { frame: 0 }
    const flight = seconds('heavyFlight')
    const total = flight + seconds('heavyStop') + seconds('hit')
    const full = length / JET.w
    const thick = Math.max(1.25, length / 250)
    jet.visible = false
    return this.effect(() => jet.destroy({ children: true }))
      .call(() => {
        jet.visible = true
      })
      .fromTo(
        jet.scale,
        { x: 0.05, y: thick * 0.5 },
        { x: full, y: thick, duration: flight, ease: 'power3.in' },
        0,
      )
      .to(
        show,
        { frame: 14, duration: total, ease: 'none', onUpdate: () => step(layers, frames, show.frame) },
        0,
      )
      .to(jet, { alpha: 0, duration: 0.2 }, total - 0.2)
  }

  /** A burst at the point of impact: rays and glow behind the target, fire and sparks around it. */
  blast(at: Spot, size: number, look: TypeLook): gsap.core.Timeline {
    const frames = range(BLAST.frames).map(i =>
      this.kit.paints.texture(`blast:${i}`, BLAST.size, BLAST.size, paintBlast(i)),
    )
    const burst = new Container()
    burst.position.set(at.x, at.y)
    const glow = this.light(this.kit.paints.texture('glow', 128, 128, paintGlow(128)), look.light)
    const rays = this.light(this.kit.paints.texture('rays', RAYS, RAYS, paintRays(RAYS, 5)), look.light)
    glow.setSize(size * 4, size * 4)
    rays.setSize(size * 4.2, size * 4.2)
    const layers = [
      this.flame(frames, look.dark, 1.15, 'normal'),
      this.flame(frames, look.light, 1, 'add'),
      this.flame(frames, HOT, 0.62, 'add'),
    ]
    for (const { sprite } of layers) {
      sprite.anchor.set(0.5)
      sprite.scale.set((sprite.scale.x * size * 2.6) / BLAST.size)
    }
    burst.addChild(glow, rays, ...layers.map(layer => layer.sprite))
    this.back.addChild(burst)
    const show = { frame: 0 }
    const timeline = this.effect(() => burst.destroy({ children: true }))
      .fromTo(burst.scale, { x: 0.4, y: 0.4 }, { x: 1, y: 1, duration: 0.22, ease: 'power3.out' }, 0)
      .to(
        show,
        {
          frame: BLAST.frames - 0.01,
          duration: 0.7,
          ease: 'none',
          onUpdate: () => step(layers, frames, show.frame),
        },
        0,
      )
      .to(rays, { rotation: 0.35, alpha: 0, duration: 0.4, ease: 'power1.in' }, 0.35)
      .to(glow, { alpha: 0, duration: 0.5, ease: 'power1.in' }, 0.3)
      .to(
        layers.map(layer => layer.sprite),
        { alpha: 0, duration: 0.25 },
        0.48,
      )
    return timeline.add(this.sparks(at, size, look), 0.02)
  }

  /** A hand-sized puff for light hits and arrivals. */
  puff(at: Spot, size: number, look: TypeLook): gsap.core.Timeline {
    const glow = this.light(this.kit.paints.texture('glow', 128, 128, paintGlow(128)), look.light)
    glow.position.set(at.x, at.y)
    glow.setSize(size, size)
    this.front.addChild(glow)
    const rest = glow.scale.x
    return this.effect(() => glow.destroy())
      .fromTo(
        glow.scale,
        { x: rest * 0.3, y: rest * 0.3 },
        { x: rest, y: rest, duration: 0.24, ease: 'power2.out' },
        0,
      )
      .to(glow, { alpha: 0, duration: 0.26 }, 0.06)
      .add(this.sparks(at, size * 0.6, look, 10), 0)
  }

  /** Dust thrown outwards along the floor when a toy lands. */
  dust(at: Spot, reach: number): gsap.core.Timeline {
    const texture = this.kit.paints.texture('glow', 128, 128, paintGlow(128))
    const timeline = this.effect()
    for (let i = 0; i < 12; i++) {
      const grain = new Sprite(texture)
      grain.anchor.set(0.5)
      grain.tint = '#e8c890'
      grain.alpha = 0.5
      grain.setSize(26, 18)
      grain.position.set(at.x, at.y)
      this.front.addChild(grain)
      const angle = (i / 12) * Math.PI * 2
      timeline.to(
        grain,
        {
          x: at.x + Math.cos(angle) * reach,
          y: at.y + Math.sin(angle) * reach * 0.36,
          alpha: 0,
          duration: 0.42,
          ease: 'power2.out',
          onComplete: () => grain.destroy(),
        },
        0,
      )
    }
    return timeline
  }

  /** The number of a hit: pops, holds, rises and fades. */
  number(at: Spot, text: string, size: number): gsap.core.Timeline {
    const number = displayText(this.kit.sharpness, text, {
      size,
      fill: '#fff6d8',
      outline: size * 0.15,
      outlineColour: '#3a0a02',
      shadow: 8,
    })
    number.anchor.set(0.5)
    number.angle = -7
    number.position.set(at.x, at.y)
    this.front.addChild(number)
    const timeline = this.effect(() => number.destroy())
    const { calm } = this.kit
    const hold = (durations.numberPop + durations.numberHold) / 1000
    if (!calm)
      timeline
        .fromTo(
          number.scale,
          { x: 1.6, y: 1.6 },
          { x: 1, y: 1, duration: seconds('numberPop'), ease: 'back.out(1.7)' },
          0,
        )
        .to(number, { y: at.y - 24, duration: seconds('numberRise') }, hold)
    return timeline.to(number, { alpha: 0, duration: seconds('numberRise') }, hold)
  }

  private sparks(at: Spot, size: number, look: TypeLook, count = 22): gsap.core.Timeline {
    const texture = this.kit.paints.texture('spark', 6, 40, paintSpark)
    const timeline = this.effect()
    for (let i = 0; i < count; i++) {
      const spark = new Sprite(texture)
      spark.anchor.set(0.5)
      spark.tint = i % 3 ? look.light : HOT
      spark.blendMode = 'add'
      spark.position.set(at.x, at.y)
      const angle = hash(i * 1.3) * Math.PI * 2
      const far = size * (0.6 + 0.9 * hash(i * 2.7))
      spark.rotation = angle + Math.PI / 2
      spark.scale.set(0.6 + hash(i) * 0.7, 0.5 + hash(i * 5) * 0.8)
      this.front.addChild(spark)
      const x = at.x + Math.cos(angle) * far
      const y = at.y + Math.sin(angle) * far * 0.9
      timeline.to(spark, { x, y, duration: 0.36 + hash(i * 9) * 0.2, ease: 'power3.out' }, 0)
      timeline.to(
        spark,
        { alpha: 0, duration: 0.2, onComplete: () => spark.destroy() },
        0.3 + hash(i * 9) * 0.16,
      )
    }
    return timeline
  }

  /** A timeline that is forgotten when it ends and stopped when the board is cleared. */
  private effect(end: () => void = () => {}): gsap.core.Timeline {
    const timeline = gsap.timeline({
      onComplete: () => {
        this.running.delete(timeline)
        end()
      },
    })
    this.running.add(timeline)
    return timeline
  }

  private light(texture: Texture, tint: string): Sprite {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.tint = tint
    sprite.blendMode = 'add'
    return sprite
  }

  private flame(frames: Texture[], tint: string, thick: number, blendMode: 'normal' | 'add'): Flame {
    const sprite = new Sprite(frames[0])
    sprite.anchor.set(0, 0.5)
    sprite.tint = tint
    sprite.blendMode = blendMode
    sprite.scale.set(blendMode === 'normal' ? 1 : 0.98, thick)
    return { sprite }
  }
}

interface Flame {
  sprite: Sprite
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

function step(layers: Flame[], frames: Texture[], at: number) {
  layers.forEach((layer, index) => {
    if (!layer.sprite.destroyed) layer.sprite.texture = frames[(Math.floor(at) + index) % frames.length]!
  })
}
