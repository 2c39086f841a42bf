/** Marks where to tear: a dashed line below the crimp and a light that runs along it. */
import { Container, Sprite } from 'pixi.js'
import { drawGlow } from '../../draw/fx-art.ts'
import type { PacksKit } from './packs-kit.ts'
import type { PacksLayout } from './packs-layout.ts'
import { TEAR_LINE } from './tear-geometry.ts'

const PACE = 1.7 // seconds from edge to edge
const PICTURE = 588 / 364

export class TearGuide extends Container {
  private readonly spark: Sprite
  private readonly line: Sprite

  constructor(
    private readonly kit: PacksKit,
    private readonly plan: PacksLayout,
  ) {
    super()
    const { w } = plan.hand
    this.line = kit.drawn.sprite('tear-guide', w, 4, ctx => {
      ctx.setLineDash([6, 5])
      ctx.lineWidth = 1.6
      ctx.strokeStyle = '#fff4dcd0'
      ctx.beginPath()
      ctx.moveTo(4, 2)
      ctx.lineTo(w - 4, 2)
      ctx.stroke()
    })
    this.spark = new Sprite(kit.drawn.texture('glow', 128, 128, drawGlow(128)))
    this.spark.anchor.set(0.5)
    this.spark.blendMode = 'add'
    this.spark.tint = '#ffe6a0'
    this.eventMode = 'none'
    this.addChild(this.line, this.spark)
  }

  /** @param progress opacity, 0–1; `y` of the pack's centre */
  draw(progress: number, y: number, time: number): void {
    this.visible = progress > 0.01
    if (!this.visible) return
    const { hand } = this.plan
    this.alpha = progress
    this.position.set(hand.x, y + (TEAR_LINE - 0.5) * hand.w * PICTURE)
    this.line.position.set(-hand.w / 2, -2)
    const along = this.kit.reducedMotion ? 0.5 : (time % PACE) / PACE
    this.spark.position.set((along - 0.5) * hand.w, 0)
    this.spark.setSize(44, 26)
    this.spark.alpha = this.kit.reducedMotion ? 0.5 : Math.sin(along * Math.PI)
  }
}
