import { Container, type Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, displayText, fitWidth } from '../../art/text.ts'
import type { BattleSnapshot, BlowPreview, MoveSnapshot } from '../../battle-snapshot.ts'
import { drawGlyph } from '../../draw/brush.ts'
import { shopColours } from '../../draw/palette.ts'
import { drawEdgePill } from '../../draw/score-art.ts'
import type { BattleLayout, Spot } from '../../layout/layout.ts'
import { seconds } from '../../timing/durations.ts'
import { blowWords } from './health-words.ts'

/** The amber corners around the rival, the damage of the selected move, and a skull if it defeats the card. */
export class TargetMark extends Container {
  private readonly number
  private readonly corners: Sprite
  private readonly reducedMotion: boolean
  private readonly skull: Sprite
  private readonly skullSize: number
  private readonly tag = new Container()
  private said = ''
  private picture: BattleSnapshot | null = null
  private shownAt: number | null = null

  constructor(
    private readonly kit: Kit,
    private readonly plan: BattleLayout,
  ) {
    super()
    this.reducedMotion = kit.reducedMotion
    const { box, number, size } = plan.aim
    const { w, h } = box
    this.corners = kit.drawn.sprite('reticle', w, h, ctx => drawCorners(ctx, w, h), 12)
    this.corners.pivot.set(w / 2 + 12, h / 2 + 12)
    this.corners.position.set(box.x + w / 2, box.y + h / 2)
    this.number = displayText(kit.sharpness, '', {
      size,
      fill: '#fff',
      outline: size * 0.18,
      outlineColour: '#3a0a02',
    })
    this.number.anchor.set(0.5)
    this.number.position.set(number.x, number.y)
    this.skullSize = size * 0.74
    this.skull = kit.drawn.sprite(
      'target-skull',
      this.skullSize,
      this.skullSize,
      drawSkull(this.skullSize),
      6,
    )
    this.addChild(this.corners, this.number, this.skull, this.tag)
  }

  show(picture: BattleSnapshot): void {
    this.picture = picture
    this.aimAt(null)
  }

  /** Shows the damage of a dragged move; null: of the selected one, if there is one. */
  aimAt(dragged: MoveSnapshot | null): void {
    const { picture } = this
    if (!picture) return
    const move = dragged ?? picture.moves.find(({ index }) => index === picture.selectedMove)
    const preview = move?.preview ?? null
    if (!this.visible) this.shownAt = null
    this.visible = picture.rival.active !== null && (dragged !== null || preview !== null)
    this.alpha = 1
    this.number.text = blowWords(preview?.danno ?? 0)
    this.number.visible = preview !== null
    this.say(picture, preview)
    this.tag.visible = preview !== null
    this.skull.visible = preview?.pvAfter === 0 && !this.said // the text below the number states it
    this.skull.position.set(this.number.x - this.skullSize / 2, this.number.y + this.number.height * 0.42)
  }

  /** Text below the number: the edge, and the points for defeating the card. */
  private say({ facts, words }: BattleSnapshot, preview: BlowPreview | null) {
    const said = [
      preview?.edge && facts ? `▲ +${facts.edge}` : '',
      preview?.wins ? words.wins : preview?.points ? `+${preview.points} ${words.points}` : '',
    ].filter(Boolean)
    const key = said.join(' · ')
    if (key === this.said) return
    this.said = key
    this.kit.retired.take(this.tag.removeChildren())
    if (!key) return
    const { number, size } = this.plan.aim
    const text = bodyText(this.kit.sharpness, key, { size: size * 0.33, weight: '700', fill: '#fff4dc' })
    fitWidth(text, size * 3.4)
    const [w, h] = [Math.ceil((text.width + size * 0.5) / 4) * 4, Math.ceil(size * 0.58)]
    const ground = this.kit.drawn.sprite(`aim-tag:${w}`, w, h, drawEdgePill(w, h, 'own'), 6)
    ground.position.set(-w / 2, -h / 2)
    text.anchor.set(0.5)
    this.tag.addChild(ground, text)
    this.tag.position.set(number.x, number.y + size * 0.86)
  }

  holds({ x, y }: Spot): boolean {
    const { creature, ring } = this.plan.rival
    return (
      Math.abs(x - creature.x) <= ring.rx * 1.1 && y <= ring.y + ring.ry && y >= creature.y - creature.h * 1.1
    )
  }

  /** The corners close around the target, then pulse. */
  tick(time: number): void {
    if (!this.visible || this.reducedMotion) return
    this.shownAt ??= time
    const closed = Math.min(1, (time - this.shownAt) / seconds('tileSelect'))
    this.corners.scale.set(1.18 - 0.18 * closed + 0.015 * Math.sin((time - this.shownAt) * 4))
  }
}

const drawSkull = (size: number) => (ctx: CanvasRenderingContext2D) => {
  ctx.shadowColor = '#3a0a02'
  ctx.shadowBlur = 10
  drawGlyph(ctx, 'skull', size / 2, size / 2, size, '#ffe9c8')
  drawGlyph(ctx, 'skull', size / 2, size / 2, size, '#ffe9c8')
}

function drawCorners(ctx: CanvasRenderingContext2D, w: number, h: number) {
  const arm = w * 0.17
  const r = 9
  ctx.lineWidth = 4
  ctx.lineCap = 'round'
  ctx.strokeStyle = shopColours.secondaryMark
  ctx.shadowColor = shopColours.secondaryGlow
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
