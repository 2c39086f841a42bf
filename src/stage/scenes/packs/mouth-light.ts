/** Light from an opening pack: rays behind it that show only above the torn edge, and the edge itself. */
import { Container, Sprite } from 'pixi.js'
import { drawGlow, drawRays } from '../../draw/fx-art.ts'
import type { PacksKit } from './packs-kit.ts'
import type { PackPose } from './poses.ts'
import { TEAR_LINE, type TearSide } from './tear-geometry.ts'

const RAYS = 256
const PICTURE = 588 / 364 // height of the pack's image relative to the width of the pack

export class MouthLight {
  readonly behind = new Container()
  readonly edge: Sprite
  private readonly rays: Sprite
  private readonly glow: Sprite

  constructor({ drawn }: PacksKit) {
    const glow = drawn.texture('glow', 128, 128, drawGlow(128))
    this.rays = new Sprite(drawn.texture('rays', RAYS, RAYS, drawRays(RAYS, 11)))
    this.glow = new Sprite(glow)
    this.edge = new Sprite(glow)
    for (const light of [this.rays, this.glow, this.edge]) {
      light.anchor.set(0.5)
      light.blendMode = 'add'
    }
    this.behind.addChild(this.glow, this.rays)
  }

  /** Draws the light along the torn part, from the side where the tear began. */
  draw(pack: PackPose | undefined, side: TearSide, tint: string, time: number): void {
    const open = pack ? pack.tear * pack.alpha : 0
    const isLit = open > 0.01
    this.behind.visible = isLit
    this.edge.visible = isLit
    if (!pack || !isLit) return
    const { w, tear } = pack
    const x = pack.x + (side === 'left' ? -1 : 1) * (w / 2) * (1 - tear)
    const y = pack.y + (TEAR_LINE - 0.5) * w * PICTURE + 4
    const flicker = 0.94 + 0.06 * Math.sin(time * 9)
    this.glow.position.set(x, y)
    this.glow.setSize(w * (0.5 + 1.3 * tear), w * (0.35 + 0.9 * tear))
    this.glow.tint = tint
    this.glow.alpha = open * flicker
    this.rays.position.set(x, y)
    this.rays.setSize(w * (0.8 + 2 * tear), w * (0.8 + 2.2 * tear))
    this.rays.rotation = time * 0.12
    this.rays.tint = '#fff0c4'
    this.rays.alpha = open * flicker
    this.edge.position.set(x, y)
    this.edge.setSize(w * Math.max(0.15, tear) * 1.25, w * 0.16)
    this.edge.tint = '#fff2cc'
    this.edge.alpha = Math.min(1, open * 1.4) * flicker
  }
}
