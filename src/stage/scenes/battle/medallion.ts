import { Container, Graphics } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { bodyText, displayText, fitWidth } from '../../art/text.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { arcWidth, drawMedallion, RIM } from '../../draw/medallion-art.ts'
import { shopColours } from '../../draw/palette.ts'
import type { Spot } from '../../layout/layout.ts'
import { clockLook, secondsLeft, shareLeft } from './clock-look.ts'

const STEPS = 120 // steps of the arc: it is drawn again when it has shrunk by one
const NUMBER = 0.88 // share of the radius
const NAME = 12 // CSS pixels
const BESIDE_NAME = 0.82 // scale of the number if its label is below it
const LOOK_EVERY = 200 // ms

/** The medallion over the table: the remaining time of the acting player, or the number of the turn without a clock. */
export class Medallion extends Container {
  private readonly arc = new Graphics()
  private readonly number
  private readonly counted // label of the number
  private readonly glow
  private readonly r: number
  private readonly smallest: number // minimum readable scale of the number
  private deadline: BattleSnapshot['deadline'] = null
  private isRival = false
  private turn = '' // number of the turn and the total, if turns are limited
  private lookedAt = 0
  private fit = 1 // scale of the number to fit the disc
  private drawn = ''
  private ticked: number | null = null // second of the last played tick

  constructor(
    private readonly kit: Kit,
    spot: Spot & { r: number },
  ) {
    super()
    this.r = spot.r
    this.position.set(spot.x, spot.y)
    const size = spot.r * 2
    const disc = kit.drawn.sprite(`medallion:${spot.r}`, size, size, drawMedallion(spot.r), RIM + 18)
    disc.position.set(-spot.r, -spot.r)
    this.glow = kit.drawn.sprite(`alarm:${spot.r}`, size, size, drawAlarm(spot.r), spot.r)
    this.glow.position.set(-spot.r, -spot.r)
    this.glow.visible = false
    this.number = displayText(kit.sharpness, '', { size: spot.r * NUMBER, fill: '#fff' })
    this.number.anchor.set(0.5)
    this.smallest = (NAME * kit.type) / (spot.r * NUMBER)
    this.counted = bodyText(kit.sharpness, '', { size: NAME * kit.type, weight: '600', fill: '#e6d4ae' })
    this.counted.anchor.set(0.5)
    this.counted.y = spot.r * 0.46
    this.addChild(this.glow, disc, this.arc, this.number, this.counted)
  }

  show({ deadline, toMove, turn, words, facts }: BattleSnapshot): void {
    this.counted.text = words.turnName
    fitWidth(this.counted, this.r * 1.7) // width of the disc at its height
    this.deadline = deadline
    this.isRival = toMove === 'rival'
    this.turn = facts ? `${turn}/${facts.lastTurn}` : String(turn)
    this.draw()
  }

  /** The arc is updated a few times per second. The pulse of the last seconds runs in every frame. */
  tick(seconds: number): void {
    if (!this.deadline || !this.visible) return
    const now = this.kit.now()
    if (Math.abs(now - this.lookedAt) >= LOOK_EVERY) this.draw()
    const alarmed = this.glow.visible && !this.kit.reducedMotion
    const beat = alarmed ? Math.max(0, Math.sin(seconds * Math.PI * 2)) : 0
    this.number.scale.set(this.fit * (1 + 0.1 * beat))
    this.glow.alpha = 0.5 + 0.5 * beat
  }

  isAlarmed(): boolean {
    return this.glow.visible
  }

  private draw() {
    const now = this.kit.now()
    this.lookedAt = now
    const remaining = this.deadline ? secondsLeft(this.deadline, now) : null
    const share = this.deadline ? shareLeft(this.deadline, now) : 1
    const look = clockLook(remaining, this.isRival)
    const key = `${remaining ?? `turn ${this.turn}`}:${Math.ceil(share * STEPS)}:${look.arc}`
    if (key === this.drawn) return
    this.drawn = key
    const { r } = this
    const width = arcWidth(r)
    this.arc.clear()
    const from = -Math.PI / 2
    if (share > 0.001)
      this.arc
        .arc(0, 0, r - width / 2, from, from + share * Math.PI * 2)
        .stroke({ width: remaining === null ? width * 0.4 : width, color: look.arc })
    this.number.text = String(remaining ?? this.turn)
    this.number.tint = look.ink
    fitWidth(this.number, (r - width) * 1.9)
    this.counted.visible = remaining === null
    if (remaining === null) this.number.scale.set(Math.max(this.number.scale.x * BESIDE_NAME, this.smallest))
    this.number.y = remaining === null ? -r * 0.16 : 0
    this.fit = this.number.scale.x
    this.glow.visible = look.alarm
    if (look.alarm && remaining !== this.ticked) this.kit.cue('clock_tick')
    this.ticked = remaining
  }
}

const drawAlarm = (r: number) => (ctx: CanvasRenderingContext2D) => {
  const glow = ctx.createRadialGradient(r, r, r * 0.9, r, r, r * 1.8)
  glow.addColorStop(0, `${shopColours.alarm}cc`)
  glow.addColorStop(1, `${shopColours.alarm}00`)
  ctx.fillStyle = glow
  ctx.fillRect(-r, -r, r * 4, r * 4)
}
