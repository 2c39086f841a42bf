/** A status as an enamel chip: its background with the glyph, and the dark field of the turn count. */
import { drawGlyph, fillShadowed, roundRect, vertical } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import type { Glyph } from './glyphs.ts'

export const CHIP = { h: 20, pad: 5, glyph: 13, gap: 3, badge: 15 }

export interface ChipTone {
  glyph: Glyph | null
  top: string
  bottom: string
}

/** `badge` is the width of the field of the turn count, 0 for none. */
export const drawChip =
  (w: number, badge: number, tone: ChipTone): DrawCallback =>
  ctx => {
    const { h, pad, glyph } = CHIP
    roundRect(ctx, 0, 0, w, h, h / 2)
    fillShadowed(ctx, vertical(ctx, 0, h, [tone.top, tone.bottom]), '#0009', 4, 2)
    ctx.strokeStyle = '#ffffff55'
    ctx.lineWidth = 1
    roundRect(ctx, 0.5, 0.5, w - 1, h - 1, h / 2)
    ctx.stroke()
    if (tone.glyph) drawGlyph(ctx, tone.glyph, pad + glyph / 2, h / 2, glyph, '#ffffff')
    if (badge === 0) return
    roundRect(ctx, w - badge - 3, (h - CHIP.badge) / 2, badge, CHIP.badge, 7)
    ctx.fillStyle = '#00000077'
    ctx.fill()
  }
