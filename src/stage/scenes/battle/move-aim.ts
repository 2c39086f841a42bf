import { Container, Graphics } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { shopColours } from '../../draw/palette.ts'
import type { BattleLayout, Spot } from '../../layout/layout.ts'
import type { Creature } from '../../pieces/creature.ts'

const BEADS = 15
const BEAD = { least: 2.2, most: 5.4 } // radius at the attacker and at the target
const RISE = 0.26 // height of the arc as a share of its length
const HEAD = 15 // length of the arrow's head
const LEAN = { angle: 0.13, x: 15, crouch: 0.05 }
const INK = '#1a0b04'

/**
 * The aim of a dragged move: an arc of beads from the attacker to the pointer, the ring of the target below the pointer,
 * and the attacker leaning along. Colour and shape change together when a release would use the move.
 */
export class MoveAim extends Container {
  private readonly arc = new Graphics()
  private readonly ring = new Graphics()

  constructor(
    private readonly kit: Kit,
    private readonly plan: BattleLayout,
    private readonly attacker: Creature,
  ) {
    super()
    this.eventMode = 'none'
    this.visible = false
    this.addChild(this.ring, this.arc)
  }

  /** @param isOver the pointer is over the target */
  follow(at: Spot, isOver: boolean): void {
    this.visible = true
    const target = isOver ? this.nearest(at) : null
    this.drawRing(target)
    const { x, y, h } = this.plan.own.creature
    this.drawArc({ x, y: y - h * 0.55 }, at, isOver)
    this.lean(at, isOver)
  }

  private nearest({ x, y }: Spot): BattleLayout['own'] {
    const { own, rival } = this.plan
    const distance = ({ hit }: BattleLayout['own']) => Math.hypot(x - hit.x, y - hit.y)
    return distance(own) < distance(rival) ? own : rival
  }

  end(): void {
    this.visible = false
    const { body } = this.attacker
    this.attacker.lookAt(null)
    this.attacker.pose = 'rest'
    body.position.set(0)
    body.rotation = 0
    body.scale.set(1)
  }

  private drawRing(zone: BattleLayout['own'] | null) {
    this.ring.clear()
    if (!zone) return
    const { x, y, rx, ry } = zone.ring
    this.ring
      .ellipse(x, y, rx * 1.02, ry * 1.02)
      .stroke({ width: 9, color: shopColours.secondaryGlow, alpha: 0.35 })
      .ellipse(x, y, rx * 1.02, ry * 1.02)
      .stroke({ width: 4, color: shopColours.secondaryMark })
  }

  private drawArc(from: Spot, to: Spot, isOver: boolean) {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - length * RISE }
    const on = (t: number): Spot => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * top.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * top.y + t ** 2 * to.y,
    })
    const color = isOver ? shopColours.secondaryMark : '#fff0cf'
    this.arc.clear()
    for (let bead = 1; bead < BEADS; bead++) {
      const t = bead / BEADS
      const { x, y } = on(t)
      const radius = BEAD.least + (BEAD.most - BEAD.least) * t
      this.arc.circle(x, y, radius + 1.6).fill({ color: INK, alpha: 0.55 })
      this.arc.circle(x, y, radius).fill({ color, alpha: 0.55 + 0.45 * t })
    }
    this.drawHead(to, Math.atan2(to.y - top.y, to.x - top.x), color)
  }

  private drawHead(tip: Spot, angle: number, color: string) {
    const corner = (turn: number, length: number) => [
      tip.x - Math.cos(angle + turn) * length,
      tip.y - Math.sin(angle + turn) * length,
    ]
    const head = [
      tip.x,
      tip.y,
      ...corner(0.62, HEAD * 1.5),
      ...corner(0, HEAD * 0.8),
      ...corner(-0.62, HEAD * 1.5),
    ]
    this.arc.poly(head).fill({ color }).stroke({ width: 2.5, color: INK, alpha: 0.7, join: 'round' })
  }

  /** The attacker turns towards the pointer and crouches when a release would use the move. */
  private lean(at: Spot, isOver: boolean) {
    const { attacker, kit, plan } = this
    attacker.lookAt(at)
    attacker.pose = isOver ? 'coil' : 'rest'
    if (kit.reducedMotion) return
    const reach = Math.max(1, Math.abs(plan.rival.creature.x - plan.own.creature.x))
    const along = Math.max(-1, Math.min(1, (at.x - plan.own.creature.x) / reach))
    const { body } = attacker
    body.rotation = LEAN.angle * along
    body.x = LEAN.x * along
    body.scale.set(isOver ? 1 + LEAN.crouch : 1, isOver ? 1 - LEAN.crouch : 1)
  }
}
