import { gsap } from 'gsap'
import { Container, Sprite } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import type { MarkLook } from '../../choreography/actors.ts'
import { drawMark, MARK } from '../../draw/mark-art.ts'
import type { Side } from '../../draw/palette.ts'
import type { BattleLayout, Spot } from '../../layout/layout.ts'
import { seconds } from '../../timing/durations.ts'

/** Limit of marks on the table; the oldest one fades. */
export const MOST_MARKS = 24
const WIDTH = { scuff: 1.5, crack: 2.5, burn: 3.2 } // shares of the ring's radius
const GROWTH = 0.3 // per grade
const OPACITY = { scuff: 0.75, crack: 0.85, burn: 0.8 }

/** A mark where the next scene, of another size, can show it again. */
export interface LaidMark {
  side: Side
  share: Spot // offset from the centre of the ring in shares of its radii
  look: MarkLook
}

/** Traces of the blows on the table. They stay for the battle: `laid` is kept by the owner of the scene. */
export class Marks extends Container {
  private readonly sprites: Sprite[] = []

  constructor(
    private readonly kit: Kit,
    private readonly plan: BattleLayout,
    private readonly laid: LaidMark[],
  ) {
    super()
    this.eventMode = 'none'
    for (const mark of laid) this.draw(mark)
  }

  add(side: Side, offset: Spot, look: MarkLook): void {
    const { rx, ry } = this.plan[side].ring
    const mark = { side, share: { x: offset.x / rx, y: offset.y / ry }, look }
    this.laid.push(mark)
    this.draw(mark)
    if (this.laid.length <= MOST_MARKS) return
    this.laid.shift()
    this.fade(this.sprites.shift())
  }

  private draw({ side, share, look }: LaidMark) {
    const { x, y, rx, ry } = this.plan[side].ring
    const key = `mark:${look.kind}:${look.grade}`
    const sprite = new Sprite(this.kit.drawn.texture(key, MARK, MARK, drawMark(look.kind, look.grade)))
    sprite.anchor.set(0.5)
    sprite.tint = look.tint
    sprite.alpha = OPACITY[look.kind]
    sprite.rotation = look.turn
    const lying = new Container() // flattened after the turn, so that every mark lies on the table
    lying.position.set(x + share.x * rx, y + share.y * ry)
    const width = rx * WIDTH[look.kind] * (1 + GROWTH * (look.grade - 1))
    lying.scale.set(width / MARK, (width / MARK) * (ry / rx))
    lying.addChild(sprite)
    this.sprites.push(sprite)
    this.addChild(lying)
  }

  private fade(sprite: Sprite | undefined) {
    if (!sprite) return
    const end = () => sprite.parent?.destroy({ children: true })
    this.kit.clock.hang(
      gsap.timeline({ onComplete: end }).to(sprite, { alpha: 0, duration: seconds('markFade') }),
    )
  }
}
