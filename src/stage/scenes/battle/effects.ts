import { gsap } from 'gsap'
import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import { stageArt } from '../../art.ts'
import { durations, seconds } from '../../durations.ts'
import type { Kit } from '../../kit.ts'
import type { Spot } from '../../layout.ts'
import { slanted } from '../../paint/brush.ts'
import { BLAST, JET, paintBlast, paintGlow, paintJet, paintRays, paintSpark } from '../../paint/fx-art.ts'
import { hash } from '../../paint/noise.ts'
import { mixed, type TypeLook } from '../../palette.ts'
import { displayText } from '../../text.ts'

const HOT = '#fff4d0'
/** Pale types would burn the table white: their light leans towards the dark tone. */
const glowOf = ({ light, dark }: TypeLook): string => mixed(light, dark, 0.42)
const RAYS = 512
const BURST = { columns: 4, rows: 2 }

/** Short-lived light over the board. Each effect is a timeline that removes what it drew when it ends. */
export class Effects {
  /** Behind the one who is hit, and in front of everybody. */
  readonly back = new Container()
  readonly front = new Container()
  /** Over every word: numbers and names of moves. */
  readonly top = new Container()

  private readonly running = new Set<gsap.core.Timeline>()

  constructor(
    private readonly kit: Kit,
    private readonly view: { width: number; height: number },
  ) {
    for (const layer of [this.back, this.front, this.top]) layer.eventMode = 'none'
  }

  clear(): void {
    for (const timeline of this.running) timeline.kill()
    this.running.clear()
    for (const layer of [this.back, this.front, this.top])
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
      this.flame(frames, glowOf(look), 1, 'add'),
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
    const glowTexture = this.kit.paints.texture('glow', 128, 128, paintGlow(128))
    const glow = this.light(glowTexture, glowOf(look))
    const rays = this.light(this.kit.paints.texture('rays', RAYS, RAYS, paintRays(RAYS, 5)), glowOf(look))
    glow.setSize(size * 4, size * 4)
    rays.setSize(size * 4.2, size * 4.2)
    const layers = [
      this.flame(frames, look.dark, 1.15, 'normal'),
      this.flame(frames, glowOf(look), 1, 'add'),
      this.flame(frames, HOT, 0.62, 'add'),
    ]
    for (const { sprite } of layers) {
      sprite.anchor.set(0.5)
      sprite.scale.set((sprite.scale.x * size * 3.3) / BLAST.size)
    }
    const wash = this.light(glowTexture, look.dark)
    wash.setSize(size * 11, size * 8)
    wash.alpha = 0.55
    burst.addChild(wash, glow, rays, ...layers.map(layer => layer.sprite))
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
    timeline.to(wash, { alpha: 0, duration: 0.45, ease: 'power1.in' }, 0.25)
    return timeline.add(this.shock(at, size, look), 0).add(this.sparks(at, size, look), 0.02)
  }

  /** The ring that runs outwards from a heavy blow, from the pipeline's sheet; nothing when it is missing. */
  private shock(at: Spot, size: number, look: TypeLook): gsap.core.Timeline {
    const ring = this.light(Texture.EMPTY, glowOf(look))
    ring.position.set(at.x, at.y)
    this.back.addChild(ring)
    const show = { frame: 0 }
    let frames: Texture[] = []
    this.kit.art.use(stageArt('burst.webp'), sheet => {
      frames = sheet ? sheetFrames(sheet, BURST) : []
    })
    return this.effect(() => ring.destroy()).to(show, {
      frame: 7.99,
      duration: 0.5,
      ease: 'power1.out',
      onUpdate: () => {
        const frame = frames[Math.floor(show.frame)]
        if (!frame || ring.destroyed) return
        ring.texture = frame
        ring.setSize(size * 4.2, size * 4.2)
      },
    })
  }

  /** The name of a move over the table while it lands. */
  banner(at: Spot, words: string): gsap.core.Timeline {
    const name = displayText(this.kit.sharpness, words, { size: 25, fill: '#fff', outline: 4.5, shadow: 6 })
    name.anchor.set(0.5)
    name.position.set(at.x, at.y)
    const ribbon = this.kit.paints.sprite('ribbon', 320, 40, ctx => {
      ctx.fillStyle = slanted(ctx, 320, 40, 90, [
        '#7a1c0800',
        [0.2, '#7a1c08e6'],
        [0.8, '#7a1c08e6'],
        [1, '#7a1c0800'],
      ])
      ctx.fillRect(0, 0, 320, 40)
    })
    ribbon.anchor.set(0.5)
    ribbon.position.set(at.x, at.y)
    ribbon.setSize(Math.max(320, name.width + 110), 40)
    this.top.addChild(ribbon, name)
    const end = () => {
      ribbon.destroy()
      name.destroy()
    }
    const hold = seconds('heavyCharge') + seconds('heavyFlight') + seconds('damageMarker')
    const timeline = this.effect(end).fromTo([ribbon, name], { alpha: 0 }, { alpha: 1, duration: 0.12 }, 0)
    if (!this.kit.calm)
      timeline.fromTo(name, { x: at.x - 26 }, { x: at.x, duration: 0.26, ease: 'power3.out' }, 0)
    return timeline.to([ribbon, name], { alpha: 0, duration: 0.18 }, hold)
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
    const cloud = new Container()
    cloud.visible = false
    this.front.addChild(cloud)
    const timeline = this.effect(() => cloud.destroy({ children: true })).call(() => {
      cloud.visible = true
    })
    for (let i = 0; i < 12; i++) {
      const grain = new Sprite(texture)
      grain.anchor.set(0.5)
      grain.tint = '#e8c890'
      grain.alpha = 0.5
      grain.setSize(26, 18)
      grain.position.set(at.x, at.y)
      cloud.addChild(grain)
      const angle = (i / 12) * Math.PI * 2
      const x = at.x + Math.cos(angle) * reach
      const y = at.y + Math.sin(angle) * reach * 0.36
      timeline.to(grain, { x, y, alpha: 0, duration: 0.42, ease: 'power2.out' }, 0)
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
    const halfW = number.width / 2
    const halfH = number.height / 2
    number.position.set(
      Math.min(Math.max(at.x, halfW), this.view.width - halfW),
      Math.min(Math.max(at.y, halfH), this.view.height - halfH),
    )
    this.top.addChild(number)
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
        .to(number, { y: number.y - 24, duration: seconds('numberRise') }, hold)
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

const cut = new WeakMap<object, Texture[]>()

function sheetFrames(sheet: Texture, { columns, rows }: { columns: number; rows: number }): Texture[] {
  const known = cut.get(sheet.source)
  if (known) return known
  const w = sheet.width / columns
  const h = sheet.height / rows
  const frames = range(columns * rows).map(
    i =>
      new Texture({
        source: sheet.source,
        frame: new Rectangle((i % columns) * w, Math.floor(i / columns) * h, w, h),
      }),
  )
  cut.set(sheet.source, frames)
  return frames
}
