import { Container, type Sprite } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import { seconds } from '../../durations.ts'
import type { Kit } from '../../kit.ts'
import type { ZoneLayout } from '../../layout.ts'
import { displayText } from '../../text.ts'

/** The amber corners around the rival and the number the selected move would take. */
export class TargetMark extends Container {
  private readonly number
  private readonly corners: Sprite
  private readonly calm: boolean
  private shownAt: number | null = null

  constructor(kit: Kit, zone: ZoneLayout) {
    super()
    this.calm = kit.calm
    const h = zone.toy.h * 1.14
    const w = h * 1.02
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
    this.number.position.set(zone.toy.x + zone.toy.h * 0.62, zone.toy.y - zone.toy.h * 0.52)
    this.addChild(this.corners, this.number)
  }

  show(picture: BattlePicture): void {
    const move = picture.moves.find(candidate => candidate.index === picture.selectedMove)
    const target = picture.rival.active
    if (!this.visible) this.shownAt = null
    this.visible = Boolean(move?.preview && target)
    if (!move?.preview || !target) return
    this.number.text = `−${target.pv - move.preview.pvAfter}`
  }

  /** The corners close on the target, then breathe. */
  tick(time: number): void {
    if (!this.visible || this.calm) return
    this.shownAt ??= time
    const closed = Math.min(1, (time - this.shownAt) / seconds('tileSelect'))
    this.corners.scale.set(1.18 - 0.18 * closed + 0.015 * Math.sin((time - this.shownAt) * 4))
  }
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
