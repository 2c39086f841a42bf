/** Energy as cells in the shop's secondary colour in a brass case: vertical for the reader, horizontal for the rival. */

import { drawGlyph, fillShadowed, roundRect, type Stop, slanted, vertical } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { mixed, shopColours } from './palette.ts'

type Ctx = CanvasRenderingContext2D
export type CellState = 'full' | 'spent' | 'next' | 'empty' // spent: the cost of the selected move; next: gained in the next turn

const across = (ctx: Ctx, w: number, stops: Stop[]) => slanted(ctx, w, 0.001, 90, stops)

/** The empty case around the cells. */
export const drawCase =
  (w: number, h: number, r: number): DrawCallback =>
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

/** One cell of energy without its case. */
export const drawCell =
  (w: number, h: number, state: CellState): DrawCallback =>
  ctx => {
    const r = Math.min(4, w / 3)
    roundRect(ctx, 0, 0, w, h, r)
    if (state === 'empty' || state === 'next') {
      ctx.fillStyle = '#1d1510'
      ctx.fill()
      ctx.strokeStyle = state === 'next' ? `${shopColours.secondaryMark}b0` : '#4a3826'
      ctx.lineWidth = 1
      roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r)
      ctx.stroke()
      return
    }
    const glow = Math.min(5, w / 2.4)
    const { secondaryMark: mark, secondaryGlow } = shopColours
    if (state === 'full')
      fillShadowed(
        ctx,
        across(ctx, w, [
          mixed(secondaryGlow, '#000000', 0.28),
          [0.35, mark],
          [0.55, mixed(mark, '#ffffff', 0.7)],
          [1, mixed(mark, '#000000', 0.12)],
        ]),
        `${mark}aa`,
        glow,
        0,
      )
    else drawStripes(ctx, w, h, r)
  }

function drawStripes(ctx: Ctx, w: number, h: number, r: number) {
  ctx.fillStyle = mixed(shopColours.secondaryGlow, '#000000', 0.58)
  ctx.fill()
  ctx.save()
  ctx.clip()
  ctx.fillStyle = shopColours.secondaryMark
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

/** The bolt that marks a row of cells as energy. */
export const drawBoltMark =
  (size: number): DrawCallback =>
  ctx => {
    ctx.shadowColor = '#000'
    ctx.shadowBlur = 3
    drawGlyph(ctx, 'lightning', size / 2, size / 2, size, shopColours.secondaryText)
    ctx.globalCompositeOperation = 'source-atop'
    ctx.shadowBlur = 0
    ctx.fillStyle = vertical(ctx, 0, size, [
      '#fff0b000',
      `${mixed(shopColours.secondaryMark, '#000000', 0.12)}aa`,
    ])
    ctx.fillRect(0, 0, size, size)
  }
