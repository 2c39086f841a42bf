import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { bodyText, fitHeight } from '../../art/text.ts'
import type { BattleSnapshot } from '../../battle-snapshot.ts'
import { drawPill, pillInk } from '../../draw/pill-art.ts'
import type { BattleLayout } from '../../layout/layout.ts'

const WIDEST = 150 // wider text wraps into a second line
const LEADING = 14
const PAD = { x: 26, y: 10 }
const GAP = 8 // between the button and the pill
const TIP = 9 // units from the pill to the end of its tail, which points at the button
const SWAY = 3 // units towards the button and back

/** The pill at the switch button, or above the hand where there is no button: another card would now do more. */
export class ChangeHint extends Container {
  private readonly pill = new Container()
  private drawn: string | null = null
  private readonly isBelow: boolean = false // of the switch button; otherwise next to it

  constructor(
    private readonly kit: Kit,
    private readonly plan: BattleLayout,
  ) {
    super()
    const { replace, skip, button, hand } = plan
    if (replace) {
      this.isBelow = skip?.x === replace.x // next to the upper button it would cover the creature's face
      this.position.set(
        replace.x + button / 2 + GAP,
        this.isBelow && skip ? (replace.y + skip.y) / 2 : replace.y,
      )
    } else this.position.set(hand.x, hand.y - LEADING * 2)
    this.addChild(this.pill)
    this.visible = false
  }

  show({ changeHint, selectedCard, selectedMove, replacing }: BattleSnapshot): void {
    const isShown = changeHint !== null && selectedCard === null && selectedMove === null && !replacing
    this.visible = isShown
    if (!isShown || changeHint === this.drawn) return
    this.drawn = changeHint
    this.kit.retired.take(this.pill.removeChildren())
    this.pill.addChild(this.draw(changeHint))
  }

  /** Sways towards the button, so that it is noticed next to the moving creatures. */
  tick(time: number): void {
    if (this.visible && !this.kit.reducedMotion) this.pill.x = SWAY * (0.5 + 0.5 * Math.sin(time * 3))
  }

  private draw(text: string): Container {
    const { kit, plan } = this
    const words = bodyText(kit.sharpness, text, {
      size: 12 * kit.type,
      weight: '700',
      fill: pillInk('amber'),
      wrap: WIDEST,
      leading: LEADING * kit.type,
    })
    fitHeight(words, LEADING * kit.type * 2)
    const [w, h] = [Math.ceil((words.width + PAD.x) / 8) * 8, Math.ceil(words.height + PAD.y)]
    const tip = plan.replace ? { x: -TIP, y: this.isBelow ? -TIP : h / 2 } : undefined
    const ground = kit.drawn.sprite(`hint:${w}:${h}`, w, h, drawPill(w, h, 'amber', tip), 14)
    ground.position.set(0, -h / 2)
    words.anchor.set(0, 0.5)
    words.position.set(PAD.x / 2, 0)
    const pill = new Container()
    pill.addChild(ground, words)
    const tap = () => {
      kit.cue('click')
      kit.gesture({ type: 'replace' })
    }
    if (plan.replace) makePressable(pill, { x: 0, y: -h / 2, w, h }, { touch: kit.touch, tap })
    else pill.eventMode = 'none'
    return pill
  }
}
