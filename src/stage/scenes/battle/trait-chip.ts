import { Container, type Text } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { bodyText, fitWidth } from '../../art/text.ts'
import type { TraitSnapshot } from '../../battle-snapshot.ts'
import { CHIP, drawChip } from '../../draw/chip-art.ts'

const GROUND = { top: '#a8793a', bottom: '#5a3a14' }
const LONGEST_NAME = 96
const ALONE = CHIP.pad * 2 + CHIP.glyph

/** The trait of the active card as a brass chip: its glyph, and its name if the statuses leave space. A tap opens the card. */
export class TraitChip extends Container {
  wide = 0
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    touch: number,
    tap: () => void,
  ) {
    super()
    makePressable(this, { x: 0, y: 0, w: ALONE, h: CHIP.h }, { touch, tap })
  }

  /** @param room width up to the end of the row, of which the following chips need `wanted` */
  show(trait: TraitSnapshot | null, room: number, preferredWidth: number): void {
    this.visible = trait !== null
    const key = JSON.stringify([trait, room, preferredWidth])
    if (key === this.drawn) return
    this.drawn = key
    this.kit.retired.take(this.removeChildren())
    this.wide = 0
    if (!trait) return
    const name: Text = bodyText(this.kit.sharpness, trait.name, {
      size: 12 * this.kit.type,
      weight: '600',
      fill: '#fff',
    })
    fitWidth(name, LONGEST_NAME)
    const worded = ALONE + CHIP.gap + Math.ceil(name.width) + 3
    const hasRoom = worded + preferredWidth <= room
    this.wide = hasRoom ? worded : ALONE
    const tone = { glyph: trait.code, ...GROUND }
    this.addChild(
      this.kit.drawn.sprite(
        `trait:${trait.code}:${this.wide}`,
        this.wide,
        CHIP.h,
        drawChip(this.wide, 0, tone),
        4,
      ),
    )
    if (!hasRoom) {
      name.destroy()
      return
    }
    name.anchor.set(0, 0.5)
    name.position.set(CHIP.pad + CHIP.glyph + CHIP.gap, CHIP.h / 2)
    this.addChild(name)
  }
}
