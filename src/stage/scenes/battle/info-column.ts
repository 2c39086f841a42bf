import { Container } from 'pixi.js'
import type { BattlePicture } from '../../battle-picture.ts'
import type { Kit } from '../../kit.ts'
import type { Box } from '../../layout.ts'
import { drawGlyph } from '../../paint/brush.ts'
import { paintPanel, paintQuietButton, paintWell } from '../../paint/furniture.ts'
import { makePressable } from '../../pressable.ts'
import { bodyText, displayText, fitWidth } from '../../text.ts'

const PAD = 20
const HEAD = 88 // room for the round settings button beside the rival's name
const SKIP = { h: 50 }
const LINE_GAP = 10

/** The wide table's column: what happened, newest on top, and the quiet way to pass. */
export class InfoColumn extends Container {
  private drawn = ''
  private readonly content = new Container()

  constructor(
    private readonly kit: Kit,
    private readonly box: Box,
  ) {
    super()
    this.position.set(box.x, box.y)
    this.addChild(kit.paints.sprite('column', box.w, box.h, paintPanel(box.w, box.h), 24), this.content)
  }

  show(picture: BattlePicture): void {
    const key = JSON.stringify([picture.log, picture.canAct, picture.words.skip, picture.rival.name])
    if (key === this.drawn) return
    this.drawn = key
    for (const child of this.content.removeChildren()) child.destroy({ children: true })
    this.addTitle(picture)
    this.addLog(picture.log)
    this.addSkip(picture)
  }

  private addTitle(picture: BattlePicture) {
    const title = displayText(this.kit.sharpness, picture.rival.name, { size: 24, shadow: 3 })
    fitWidth(title, this.box.w - PAD * 2 - 60)
    title.anchor.set(0, 0.5)
    title.position.set(PAD, 40)
    this.content.addChild(title)
  }

  private addLog(log: string[]) {
    const { w, h } = this.box
    const well = { w: w - PAD * 2, h: h - HEAD - PAD * 2 - SKIP.h }
    const ground = this.kit.paints.sprite('column-well', well.w, well.h, paintWell(well.w, well.h, 12))
    ground.position.set(PAD, HEAD)
    this.content.addChild(ground)
    const list = new Container()
    makePressable(
      list,
      { x: PAD, y: HEAD, w: well.w, h: well.h },
      {
        touch: this.kit.touch,
        tap: () => this.kit.gesture({ type: 'open-log' }),
      },
    )
    let y = HEAD + 14
    for (const [index, line] of [...log].reverse().entries()) {
      const text = bodyText(this.kit.sharpness, line, {
        size: 14,
        weight: '500',
        fill: index === 0 ? '#fff4dc' : '#ead8b4',
        wrap: well.w - 28,
        leading: 19,
      })
      if (y + text.height > HEAD + well.h - 8) {
        text.destroy()
        break
      }
      text.position.set(PAD + 14, y)
      text.alpha = Math.max(0.55, 1 - index * 0.08)
      y += text.height + LINE_GAP
      list.addChild(text)
    }
    this.content.addChild(list)
  }

  private addSkip(picture: BattlePicture) {
    const w = this.box.w - PAD * 2
    const button = new Container()
    button.position.set(PAD, this.box.h - PAD - SKIP.h)
    const text = displayText(this.kit.sharpness, picture.words.skip, { size: 18, fill: '#f4e2bd', shadow: 3 })
    fitWidth(text, w - 70)
    text.anchor.set(0.5)
    text.position.set(w / 2 + 14, SKIP.h / 2)
    const glyph = this.kit.paints.sprite('skip-glyph', 20, 20, ctx =>
      drawGlyph(ctx, 'skip-forward', 10, 10, 20, '#f4e2bd'),
    )
    glyph.position.set(text.x - text.width / 2 - 30, SKIP.h / 2 - 10)
    button.addChild(
      this.kit.paints.sprite('column-skip', w, SKIP.h, paintQuietButton(w, SKIP.h), 18),
      text,
      glyph,
    )
    button.alpha = picture.canAct ? 1 : 0.5
    if (picture.canAct)
      makePressable(
        button,
        { x: 0, y: 0, w, h: SKIP.h },
        {
          touch: this.kit.touch,
          tap: () => this.kit.gesture({ type: 'skip' }),
        },
      )
    this.content.addChild(button)
  }
}
