/** Background of packs and cards: the shelves of the workshop, the leather mat, rays of light. */
import { Container, Sprite, Texture } from 'pixi.js'
import { stageArt } from '../../art/art-addresses.ts'
import { drawGlow, drawRays } from '../../draw/fx-art.ts'
import { drawRainbow } from './draw-hint.ts'
import type { PacksKit } from './packs-kit.ts'
import type { PacksLayout } from './packs-layout.ts'
import type { GroundPose } from './poses.ts'

const RAYS = 256

export class Ground extends Container {
  private readonly shelves = new Sprite(Texture.EMPTY)
  private readonly mat = new Sprite(Texture.EMPTY)
  private readonly dark: Sprite
  private readonly rays: Sprite
  private readonly counter: Sprite // a second layer of rays that rotates in the opposite direction
  private readonly rainbow: Sprite
  private readonly glow: Sprite
  private readonly flash: Sprite

  constructor(
    private readonly kit: PacksKit,
    private readonly plan: PacksLayout,
  ) {
    super()
    const { drawn } = kit
    const rays = drawn.texture('rays', RAYS, RAYS, drawRays(RAYS, 11))
    const glow = drawn.texture('glow', 128, 128, drawGlow(128))
    this.dark = new Sprite(Texture.WHITE)
    this.rays = new Sprite(rays)
    this.counter = new Sprite(rays)
    this.rainbow = new Sprite(drawn.texture('rainbow', RAYS, RAYS, drawRainbow(RAYS)))
    this.glow = new Sprite(glow)
    this.flash = new Sprite(glow)
    for (const light of [this.rays, this.counter, this.rainbow, this.glow, this.flash]) {
      light.anchor.set(0.5)
      light.blendMode = 'add'
    }
    this.dark.tint = '#0a0604'
    this.dark.setSize(plan.width, plan.height)
    this.flash.setSize(plan.width * 2, plan.height * 2.4)
    this.flash.position.set(plan.width / 2, plan.height / 2)
    this.flash.alpha = 0
    this.addChild(
      this.shelves,
      this.mat,
      this.dark,
      this.glow,
      this.rays,
      this.counter,
      this.rainbow,
      this.flash,
    )
    this.cover(this.shelves, 'shelves.webp')
    this.cover(this.mat, plan.width * plan.unit > 1024 ? 'bench-desktop.webp' : 'bench-phone.webp')
  }

  /** The flash over the table, 0–1 of the limit of the flash rule. */
  get flashes(): Sprite {
    return this.flash
  }

  draw(pose: GroundPose, tint: string, isRainbow: boolean, time: number): void {
    this.shelves.alpha = pose.shelves
    this.shelves.visible = pose.shelves > 0.004
    this.mat.alpha = pose.mat
    this.mat.visible = pose.mat > 0.004
    this.dark.alpha = 0.42 - 0.12 * pose.mat
    const drift = this.kit.reducedMotion ? 0 : time
    for (const [light, speed, part] of [
      [this.rays, 0.05, 0.8],
      [this.counter, -0.035, 0.66],
      [this.rainbow, 0.12, isRainbow ? 0.55 : 0],
      [this.glow, 0, 0.62],
    ] as const) {
      light.position.set(pose.raysX, pose.raysY)
      light.rotation = drift * speed
      light.alpha = pose.rays * part * (0.92 + 0.08 * Math.sin(drift * 1.7))
      light.visible = light.alpha > 0.01
      if (light !== this.rainbow) light.tint = tint
    }
    this.rays.setSize(pose.spread, pose.spread)
    this.counter.setSize(pose.spread * 1.25, pose.spread * 1.25)
    this.rainbow.setSize(pose.spread * 0.9, pose.spread * 0.9)
    this.glow.setSize(pose.spread * 0.62, pose.spread * 0.5)
  }

  private cover(sprite: Sprite, file: string) {
    const { plan } = this
    sprite.anchor.set(0.5)
    sprite.position.set(plan.width / 2, plan.height / 2)
    this.kit.art.use(stageArt(file), texture => {
      if (!texture || this.destroyed) return
      sprite.texture = texture
      sprite.scale.set(Math.max(plan.width / texture.width, plan.height / texture.height))
    })
  }
}
