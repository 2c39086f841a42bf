import { Container, type Sprite } from 'pixi.js'
import type { DropPlace } from '../../app/drag-field.ts'
import type { Kit } from '../../app/kit.ts'
import { shopColours } from '../../draw/palette.ts'
import type { Spot, ZoneLayout } from '../../layout/layout.ts'

const PAD = 20

/** The amber ellipse that marks the drop area. The creature over the ring is part of the area. */
export class DropRing extends Container implements DropPlace {
  private readonly ellipse: Sprite

  constructor(
    kit: Kit,
    private readonly zone: ZoneLayout,
  ) {
    super()
    const { ring } = zone
    const [w, h] = [ring.rx * 2.1, ring.ry * 2.1]
    this.ellipse = kit.drawn.sprite(
      `drop:${Math.round(w)}`,
      w,
      h,
      ctx => {
        ctx.shadowColor = shopColours.secondaryGlow
        ctx.shadowBlur = PAD * 1.4
        ctx.strokeStyle = shopColours.secondaryMark
        ctx.lineWidth = 5
        ctx.setLineDash([16, 9])
        ctx.beginPath()
        ctx.ellipse(w / 2, h / 2, w / 2, h / 2, 0, 0, Math.PI * 2)
        ctx.stroke()
      },
      PAD,
    )
    this.ellipse.position.set(ring.x - w / 2, ring.y - h / 2)
    this.addChild(this.ellipse)
    this.eventMode = 'none'
    this.visible = false
  }

  holds({ x, y }: Spot): boolean {
    const { ring, creature } = this.zone
    const onRing = ((x - ring.x) / ring.rx) ** 2 + ((y - ring.y) / ring.ry) ** 2 <= 1.2
    const onCreature =
      Math.abs(x - creature.x) <= creature.h * 0.5 && y <= creature.y && y >= creature.y - creature.h * 1.05
    return onRing || onCreature
  }

  light(on: boolean): void {
    this.visible = on
  }
}
