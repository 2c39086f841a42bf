/** Tables, stools and objects on a table, all in the same perspective. */
import { disc, drawGlyph, radial, vertical } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'

const SLANT = 0.36 // height of a drawn circle relative to its width

function slab(ctx: CanvasRenderingContext2D, rx: number, ry: number, thick: number, sides: [string, string]) {
  ctx.fillStyle = vertical(ctx, 0, thick + ry, sides)
  ctx.beginPath()
  ctx.ellipse(0, 0, rx, ry, 0, Math.PI, 0, true)
  ctx.lineTo(rx, thick)
  ctx.ellipse(0, thick, rx, ry, 0, 0, Math.PI)
  ctx.closePath()
  ctx.fill()
}

/** A round table `w` wide around (0, 0), with a mat or, for a private battle, a cloth. */
export const drawTable =
  (w: number, cover: 'mat' | 'cloth' | 'free'): DrawCallback =>
  ctx => {
    const rx = w / 2
    const ry = (w * SLANT) / 2
    ctx.save()
    ctx.scale(1, SLANT)
    ctx.fillStyle = radial(ctx, 0, rx * 0.9, rx * 1.25, ['#000000c0', [0.55, '#00000070'], '#00000000'])
    ctx.fillRect(-rx * 1.4, -rx, rx * 2.8, rx * 3.4)
    ctx.restore()
    slab(ctx, rx, ry, w * 0.1, ['#4a2a14', '#241208'])
    ctx.beginPath()
    ctx.ellipse(0, 0, rx, ry, 0, 0, Math.PI * 2)
    ctx.fillStyle = vertical(ctx, -ry, ry, ['#6b4220', '#8d5c2c'])
    ctx.fill()
    ctx.lineWidth = 2.4
    ctx.strokeStyle = '#c9923e'
    ctx.stroke()
    const inner = cover === 'cloth' ? 1 : 0.84
    ctx.save()
    ctx.scale(1, SLANT)
    ctx.fillStyle = radial(
      ctx,
      0,
      -rx * 0.25,
      rx * 1.1,
      cover === 'cloth' ? ['#6a3578', '#2f163a'] : ['#4a6156', [0.7, '#24332c'], '#18231e'],
    )
    disc(ctx, 0, 0, rx * inner - 2)
    ctx.fill()
    ctx.restore()
    if (cover === 'cloth') {
      drawGlyph(ctx, 'lock', 0, -2, w * 0.2, '#ffd976')
      return
    }
    ctx.lineWidth = 1.4
    ctx.strokeStyle = '#d9a441aa'
    ctx.beginPath()
    ctx.ellipse(0, 0, rx * 0.36, ry * 0.36, 0, 0, Math.PI * 2)
    ctx.stroke()
    if (cover === 'free') drawGlyph(ctx, 'plus', 0, 0, w * 0.17, '#ffd976')
  }

/** A stool `w` wide around (0, 0); lit: free for a player. */
export const drawStool =
  (w: number, isLit: boolean): DrawCallback =>
  ctx => {
    const rx = w / 2
    const ry = w * 0.21
    if (isLit) {
      ctx.save()
      ctx.scale(1, 0.5)
      ctx.fillStyle = radial(ctx, 0, 0, w * 0.95, ['#ffb41acc', [0.5, '#ffb41a55'], '#ffb41a00'])
      ctx.fillRect(-w, -w, w * 2, w * 2)
      ctx.restore()
    }
    slab(ctx, rx, ry, w * 0.2, isLit ? ['#8a5a14', '#3a2408'] : ['#3a2010', '#1c0e06'])
    ctx.beginPath()
    ctx.ellipse(0, 0, rx, ry, 0, 0, Math.PI * 2)
    ctx.fillStyle = vertical(ctx, -ry, ry, isLit ? ['#ffe39a', '#d08a16'] : ['#8a5730', '#45260f'])
    ctx.fill()
    ctx.lineWidth = 1.2
    ctx.strokeStyle = isLit ? '#fff0c0' : '#2a1508'
    ctx.stroke()
  }
