import { Container, Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { drawGlow } from '../../draw/fx-art.ts'
import { hash } from '../../draw/noise.ts'
import type { BattleLayout } from '../../layout/layout.ts'

const EMBERS = 14
const HOTTEST = 70 // damage per turn with the strongest glow
const RISE = 7 // seconds from the edge of the table to its middle

/** Heat of the table: a red glow from its edges and rising embers, both stronger with more damage. */
export class HeatGlow extends Container {
  private readonly glows: Sprite[]
  private readonly embers: Sprite[]
  private heat = 0 // 0 no heat, 1 strongest

  constructor(
    private readonly kit: Kit,
    private readonly plan: BattleLayout,
  ) {
    super()
    const { width, height } = plan
    const texture = kit.drawn.texture('glow', 128, 128, drawGlow(128))
    const glow = (x: number, y: number, w: number, h: number, tint: string) => {
      const sprite = new Sprite(texture)
      sprite.anchor.set(0.5)
      sprite.position.set(x, y)
      sprite.setSize(w, h)
      sprite.tint = tint
      sprite.blendMode = 'add'
      this.addChild(sprite)
      return sprite
    }
    this.glows = [
      glow(width / 2, height * 1.04, width * 1.5, height * 0.9, '#f06a30'),
      glow(0, height * 0.6, width * 0.5, height * 1.2, '#ff5a1a'),
      glow(width, height * 0.6, width * 0.5, height * 1.2, '#ff5a1a'),
    ]
    this.embers = Array.from({ length: EMBERS }, () => glow(0, 0, 9, 9, '#ffb060'))
    this.eventMode = 'none'
    this.visible = false
  }

  show({ facts, outcome }: BattleSnapshot): void {
    const now = facts?.heat?.now ?? 0
    this.heat = Math.min(1, now / HOTTEST)
    this.visible = now > 0 && outcome === null
    const alpha = 0.12 + 0.32 * this.heat
    for (const glow of this.glows) glow.alpha = alpha
    for (const ember of this.embers) ember.visible = !this.kit.reducedMotion
  }

  tick(seconds: number): void {
    if (!this.visible || this.kit.reducedMotion) return
    const { width, height } = this.plan
    for (const [at, ember] of this.embers.entries()) {
      const life = (seconds / RISE + hash(at + 30)) % 1
      const sway = Math.sin(seconds * (0.8 + hash(at + 50)) + at) * 14
      ember.position.set(hash(at + 10) * width + sway, height * (1.02 - 0.62 * life))
      ember.alpha = Math.sin(life * Math.PI) * (0.35 + 0.55 * this.heat)
    }
  }
}
