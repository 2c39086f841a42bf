/** Energy as amber cells in a brass case: the reader's tube stands, the rival's row lies. */
import { drawGlyph, fillShadowed, roundRect, type Stop, slanted, vertical } from './brush.ts'
import type { Painter } from './painted-textures.ts'

type Ctx = CanvasRenderingContext2D
export type CellState = 'full' | 'spent' | 'empty' // spent: the selected move would take it

const across = (ctx: Ctx, w: number, stops: Stop[]) => slanted(ctx, w, 0.001, 90, stops)

/** The empty case; cells lie inside it. */
export const paintCase =
  (w: number, h: number, r: number): Painter =>
  ctx => {
    roundRect(ctx, -3, -3, w + 6, h + 6, r + 3)
    fillShadowed(ctx, '#c0893b', '#000a', 5, 2)
    roundRect(ctx, -1.5, -1.5, w + 3, h + 3, r + 1.5)
    ctx.fillStyle = '#2a180a'
    ctx.fill()
    roundRect(ctx, 0, 0, w, h, r)
    ctx.fillStyle = h > w ? across(ctx, w, ['#0a0705', [0.4, '#241a13'], [1, '#0a0705']]) : '#140d09'
    ctx.fill()
  }

export const paintCell =
  (w: number, h: number, state: CellState): Painter =>
  ctx => {
    const r = Math.min(4, w / 3)
    roundRect(ctx, 0, 0, w, h, r)
    if (state === 'empty') {
      ctx.fillStyle = '#1d1510'
      ctx.fill()
      ctx.strokeStyle = '#4a3826'
      ctx.lineWidth = 1
      roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r)
      ctx.stroke()
      return
    }
    const glow = Math.min(5, w / 2.4)
    if (state === 'full')
      fillShadowed(
        ctx,
        across(ctx, w, ['#b86a00', [0.35, '#ffc107'], [0.55, '#fff0b0'], [1, '#e29a00']]),
        '#ffb400aa',
        glow,
        0,
      )
    else paintStripes(ctx, w, h, r)
  }

function paintStripes(ctx: Ctx, w: number, h: number, r: number) {
  ctx.fillStyle = '#6b3d00'
  ctx.fill()
  ctx.save()
  ctx.clip()
  ctx.fillStyle = '#ffc107'
  for (let x = -h; x < w + h; x += 7) {
    ctx.beginPath()
    ctx.moveTo(x, h)
    ctx.lineTo(x + 4, h)
    ctx.lineTo(x + 4 + h * 0.5, 0)
    ctx.lineTo(x + h * 0.5, 0)
    ctx.fill()
  }
  ctx.restore()
  ctx.strokeStyle = '#fff3c4'
  ctx.lineWidth = 1.2
  roundRect(ctx, 0.6, 0.6, w - 1.2, h - 1.2, r)
  ctx.stroke()
}

/** The bolt that says what a row of cells counts. */
export const paintBoltMark =
  (size: number): Painter =>
  ctx => {
    ctx.shadowColor = '#000'
    ctx.shadowBlur = 3
    drawGlyph(ctx, 'lightning', size / 2, size / 2, size, '#ffd35a')
    ctx.globalCompositeOperation = 'source-atop'
    ctx.shadowBlur = 0
    ctx.fillStyle = vertical(ctx, 0, size, ['#fff0b000', '#e29a00aa'])
    ctx.fillRect(0, 0, size, size)
  }
