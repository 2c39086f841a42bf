/** The medallion over the table: a dark disc in a brass rim. The arc between them is drawn in every frame. */
import { disc, fillShadowed, radial, slanted } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'

export const RIM = 4 // width of the brass outside the radius

/** `r` is the radius without the rim. The drawing is 2 × (r + `RIM`) wide, with its centre at (r, r). */
export const drawMedallion =
  (r: number): DrawCallback =>
  ctx => {
    ctx.translate(r, r)
    disc(ctx, 0, 0, r + RIM)
    fillShadowed(ctx, slanted(ctx, 1, 1, 150, ['#f2cf8a', '#c0893b', '#7a5420', '#d8a654']), '#000a', 14, 6)
    disc(ctx, 0, 0, r + 2)
    ctx.fillStyle = '#1a0f08'
    ctx.fill()
    disc(ctx, 0, 0, r)
    ctx.fillStyle = '#3a2a1c'
    ctx.fill()
    disc(ctx, 0, 0, r - arcWidth(r))
    ctx.fillStyle = radial(ctx, -r * 0.2, -r * 0.5, r * 1.4, ['#3d2c1f', [0.8, '#140d09']])
    ctx.fill()
  }

/** Width of the remaining arc. */
export const arcWidth = (r: number): number => r * 0.19
