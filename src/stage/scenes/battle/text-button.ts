import { Container } from 'pixi.js'
import type { Kit } from '../../app/kit.ts'
import { makePressable } from '../../app/pressable.ts'
import { displayText, fitWidth } from '../../art/text.ts'
import { drawGlyph } from '../../draw/brush.ts'
import { type ButtonTone, buttonLook, drawButton } from '../../draw/buttons.ts'
import type { Glyph } from '../../draw/glyphs.ts'
import type { Box } from '../../layout/layout.ts'

const GAP = 9
const EDGE = 18

/** A button with a glyph and text, drawn again when its text or tone changes. */
export class TextButton extends Container {
  private drawn = ''

  constructor(
    private readonly kit: Kit,
    private readonly box: Box,
    private readonly glyph: Glyph,
    tap: () => void,
  ) {
    super()
    this.position.set(box.x, box.y)
    const onTap = () => {
      kit.cue('click')
      tap()
    }
    makePressable(this, { x: 0, y: 0, w: box.w, h: box.h }, { touch: kit.touch, tap: onTap })
  }

  /** @param cost energy, drawn with a bolt after the text; none if 0 */
  show(words: string, tone: ButtonTone, cost = 0): void {
    const key = `${tone}:${words}:${cost}`
    if (key === this.drawn) return
    this.drawn = key
    this.eventMode = tone === 'off' ? 'none' : 'static'
    for (const child of this.removeChildren()) child.destroy()
    const { kit, glyph } = this
    const { w, h } = this.box
    const { ink } = buttonLook(tone)
    const size = Math.min(24, h * 0.36)
    const text = displayText(kit.sharpness, cost > 0 ? `${words} −${cost}` : words, {
      size: size * 1.0,
      fill: ink,
      ...(tone === 'enamel' || tone === 'quiet' ? { shadow: 2 } : {}),
    })
    const bolt = cost > 0 ? size + 2 : 0
    fitWidth(text, w - EDGE * 2 - size - GAP - bolt)
    const start = (w - size - GAP - text.width - bolt) / 2
    const sign = kit.drawn.sprite(`sign:${glyph}:${size}:${ink}`, size, size, ctx =>
      drawGlyph(ctx, glyph, size / 2, size / 2, size, ink),
    )
    sign.position.set(start, (h - size) / 2)
    text.anchor.set(0, 0.5)
    text.position.set(start + size + GAP, h / 2 - 1)
    const ground = kit.drawn.sprite(`button:${tone}:${w}:${h}`, w, h, drawButton(w, h, tone), 26)
    this.addChild(ground, sign, text)
    if (bolt === 0) return
    const mark = kit.drawn.sprite(`sign:lightning:${size}:${ink}`, size, size, ctx =>
      drawGlyph(ctx, 'lightning', size / 2, size / 2, size, ink),
    )
    mark.position.set(text.x + text.width + 2, (h - size) / 2)
    this.addChild(mark)
  }
}
