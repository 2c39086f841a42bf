import { Container, Graphics } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import type { Spot } from '../../layout.ts'
import { arcWidth, paintMedallion, RIM } from '../../paint/medallion-art.ts'
import { displayText, fitWidth } from '../../text.ts'
import { clockLook, secondsLeft, shareLeft } from './clock-look.ts'

const STEPS = 120 // of the arc: it is drawn again when it has shrunk by one
const LOOK_EVERY = 200 // ms

/** The medallion over the table: how long who is to move may think, or the number of the turn when nobody counts. */
export class Medallion extends Container {
  private readonly arc = new Graphics()
  private readonly number
  private readonly glow
  private readonly r: number
  private deadline: BattlePicture['deadline'] = null
  private isRival = false
  private turn = 0
  private lookedAt = 0
  private fit = 1 // the number's scale in its disc
  private drawn = ''
  private ticked: number | null = null // the second that was last heard

  constructor(
    private readonly kit: Kit,
    spot: Spot & { r: number },
  ) {
    super()
    this.r = spot.r
    this.position.set(spot.x, spot.y)
    const size = spot.r * 2
    const disc = kit.paints.sprite(`medallion:${spot.r}`, size, size, paintMedallion(spot.r), RIM + 18)
    disc.position.set(-spot.r, -spot.r)
    this.glow = kit.paints.sprite(`alarm:${spot.r}`, size, size, paintAlarm(spot.r), spot.r)
    this.glow.position.set(-spot.r, -spot.r)
    this.glow.visible = false
    this.number = displayText(kit.sharpness, '', { size: spot.r * 0.88, fill: '#fff' })
    this.number.anchor.set(0.5)
    this.addChild(this.glow, disc, this.arc, this.number)
  }

  show({ deadline, toMove, turn }: BattlePicture): void {
    this.deadline = deadline
    this.isRival = toMove === 'rival'
    this.turn = turn
    this.draw()
  }

  /** A few looks a second are enough for the arc; the pulse of the last seconds runs with the frames. */
  tick(seconds: number): void {
    if (!this.deadline || !this.visible) return
    const now = this.kit.now()
    if (Math.abs(now - this.lookedAt) >= LOOK_EVERY) this.draw()
    const alarmed = this.glow.visible && !this.kit.calm
    const beat = alarmed ? Math.max(0, Math.sin(seconds * Math.PI * 2)) : 0
    this.number.scale.set(this.fit * (1 + 0.1 * beat))
    this.glow.alpha = 0.5 + 0.5 * beat
  }

  private draw() {
    const now = this.kit.now()
    this.lookedAt = now
    const left = this.deadline ? secondsLeft(this.deadline, now) : null
    const share = this.deadline ? shareLeft(this.deadline, now) : 1
    const look = clockLook(left, this.isRival)
    const key = `${left ?? `turn ${this.turn}`}:${Math.ceil(share * STEPS)}:${look.arc}`
    if (key === this.drawn) return
    this.drawn = key
    const { r } = this
    const width = arcWidth(r)
    this.arc.clear()
    const from = -Math.PI / 2
    if (share > 0.001)
      this.arc
        .arc(0, 0, r - width / 2, from, from + share * Math.PI * 2)
        .stroke({ width: left === null ? width * 0.4 : width, color: look.arc })
    this.number.text = String(left ?? this.turn)
    this.number.tint = look.ink
    fitWidth(this.number, (r - width) * 1.6)
    this.fit = this.number.scale.x
    this.glow.visible = look.alarm
    if (look.alarm && left !== this.ticked) this.kit.cue('clock_tick')
    this.ticked = left
  }
}

const paintAlarm = (r: number) => (ctx: CanvasRenderingContext2D) => {
  const glow = ctx.createRadialGradient(r, r, r * 0.9, r, r, r * 1.8)
  glow.addColorStop(0, '#ff3a1acc')
  glow.addColorStop(1, '#ff3a1a00')
  ctx.fillStyle = glow
  ctx.fillRect(-r, -r, r * 4, r * 4)
}
