import { Container, type Sprite } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import type { DropPlace } from '../../drag-field.ts'
import { seconds } from '../../durations.ts'
import type { Kit } from '../../kit.ts'
import type { Spot, ZoneLayout } from '../../layout.ts'
import { drawGlyph } from '../../paint/brush.ts'
import { displayText } from '../../text.ts'

/** The amber corners around the rival, the number the selected move would take, and a skull when that is the end of it. */
export class TargetMark extends Container implements DropPlace {
  private readonly number
  private readonly corners: Sprite
  private readonly calm: boolean
  private readonly skull: Sprite
  private readonly skullSize: number
  private aimed = false
  private shownAt: number | null = null

  constructor(
    kit: Kit,
    private readonly zone: ZoneLayout,
  ) {
    super()
    this.calm = kit.calm
    const h = zone.toy.h * 1.18
    const w = h * 1.04
    this.corners = kit.paints.sprite('reticle', w, h, ctx => paintCorners(ctx, w, h), 12)
    this.corners.pivot.set(w / 2 + 12, h / 2 + 12)
    this.corners.position.set(zone.toy.x, zone.toy.y - zone.toy.h * 0.48)
    this.number = displayText(kit.sharpness, '', {
      size: zone.toy.h * 0.27,
      fill: '#fff',
      outline: zone.toy.h * 0.05,
      outlineColour: '#3a0a02',
    })
    this.number.anchor.set(0.5)
    this.number.position.set(zone.toy.x + zone.toy.h * 0.68, zone.toy.y - zone.toy.h * 0.54)
    const size = zone.toy.h * 0.2
    this.skullSize = size
    this.skull = kit.paints.sprite('target-skull', size, size, paintSkull(size), 6)
    this.addChild(this.corners, this.number, this.skull)
  }

  show(picture: BattlePicture): void {
    const preview = picture.moves.find(({ index }) => index === picture.selectedMove)?.preview
    if (!this.visible) this.shownAt = null
    this.aimed = Boolean(preview && picture.rival.active)
    this.visible = this.aimed
    this.alpha = 1
    const danno = preview?.danno ?? 0
    this.number.text = danno > 0 ? `−${danno}` : '0'
    this.number.visible = preview != null
    const fells = preview?.pvAfter === 0
    this.skull.visible = fells
    this.skull.position.set(this.number.x - this.skullSize / 2, this.number.y + this.number.height * 0.42)
  }

  holds({ x, y }: Spot): boolean {
    const { toy, ring } = this.zone
    return Math.abs(x - toy.x) <= ring.rx * 1.1 && y <= ring.y + ring.ry && y >= toy.y - toy.h * 1.1
  }

  /** A move is being carried over the table: here it may be let go. */
  light(on: boolean): void {
    this.visible = on || this.aimed
    if (on && !this.aimed) {
      this.number.visible = false
      this.skull.visible = false
    }
  }

  /** The corners close on the target, then breathe. */
  tick(time: number): void {
    if (!this.visible || this.calm) return
    this.shownAt ??= time
    const closed = Math.min(1, (time - this.shownAt) / seconds('tileSelect'))
    this.corners.scale.set(1.18 - 0.18 * closed + 0.015 * Math.sin((time - this.shownAt) * 4))
  }
}

const paintSkull = (size: number) => (ctx: CanvasRenderingContext2D) => {
  ctx.shadowColor = '#3a0a02'
  ctx.shadowBlur = 10
  drawGlyph(ctx, 'skull', size / 2, size / 2, size, '#ffe9c8')
  drawGlyph(ctx, 'skull', size / 2, size / 2, size, '#ffe9c8')
}

function paintCorners(ctx: CanvasRenderingContext2D, w: number, h: number) {
  const arm = w * 0.17
  const r = 9
  ctx.lineWidth = 4
  ctx.lineCap = 'round'
  ctx.strokeStyle = '#ffc107'
  ctx.shadowColor = '#ff9a00'
  ctx.shadowBlur = 12
  for (const [x, y, dx, dy] of [
    [0, 0, 1, 1],
    [w, 0, -1, 1],
    [w, h, -1, -1],
    [0, h, 1, -1],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(x, y + dy * arm)
    ctx.lineTo(x, y + dy * r)
    ctx.quadraticCurveTo(x, y, x + dx * r, y)
    ctx.lineTo(x + dx * arm, y)
    ctx.stroke()
  }
}
