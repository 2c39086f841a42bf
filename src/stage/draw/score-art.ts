/** Points: gems of the score, the seal with a card's value, and the arrow of the edge. */

import { drawGlyph, fillShadowed, roundRect, slanted, vertical } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { type Side, shopColours } from './palette.ts'

type Ctx = CanvasRenderingContext2D

function rhombus(ctx: Ctx, size: number, inset = 0) {
  const r = size / 2
  ctx.beginPath()
  ctx.moveTo(r, inset)
  ctx.lineTo(size - inset, r)
  ctx.lineTo(r, size - inset)
  ctx.lineTo(inset, r)
  ctx.closePath()
}

/** One point: won or not yet won. */
export const drawGem =
  (size: number, side: Side, on: boolean): DrawCallback =>
  ctx => {
    const { primaryLight, primaryDark, rival, rivalDeep } = shopColours
    rhombus(ctx, size, -1)
    ctx.fillStyle = on ? '#f2cf8a' : '#6a5230'
    ctx.fill()
    rhombus(ctx, size)
    if (!on) {
      ctx.fillStyle = '#140d09'
      ctx.fill()
      return
    }
    fillShadowed(
      ctx,
      vertical(ctx, 0, size, side === 'own' ? [primaryLight, primaryDark] : [rival, rivalDeep]),
      side === 'own' ? `${primaryLight}cc` : `${rival}cc`,
      4,
      0,
    )
    ctx.beginPath()
    ctx.moveTo(size / 2, 0.6)
    ctx.lineTo(size - 0.6, size / 2)
    ctx.lineTo(size / 2, size / 2)
    ctx.closePath()
    ctx.fillStyle = '#ffffff66'
    ctx.fill()
  }

/** The brass seal on a card with the points for defeating it. */
export const drawSeal =
  (size: number): DrawCallback =>
  ctx => {
    rhombus(ctx, size, -1.5)
    fillShadowed(ctx, '#2a180a', '#000c', 4, 1)
    rhombus(ctx, size)
    ctx.fillStyle = slanted(ctx, size, size, 160, ['#ffe3a0', '#c08a34', '#8a5a1c'])
    ctx.fill()
    rhombus(ctx, size, size * 0.12)
    ctx.fillStyle = '#2a180a'
    ctx.fill()
  }

/** The pill of an edge or a threat, in the colour of the side that benefits. */
export const drawEdgePill =
  (w: number, h: number, side: Side | null): DrawCallback =>
  ctx => {
    const { primaryLight, primaryDeep, rival, rivalDeep } = shopColours
    const fill =
      side === null
        ? ['#4a3626', '#2a1d14']
        : side === 'own'
          ? [primaryLight, primaryDeep]
          : [rival, rivalDeep]
    roundRect(ctx, -1.2, -1.2, w + 2.4, h + 2.4, h)
    ctx.fillStyle = '#1a0f08'
    ctx.fill()
    roundRect(ctx, 0, 0, w, h, h / 2)
    fillShadowed(ctx, vertical(ctx, 0, h, fill), '#0009', 4, 2)
    ctx.strokeStyle = '#ffffff55'
    ctx.lineWidth = 1
    roundRect(ctx, 0.5, 0.5, w - 1, h - 1, h / 2)
    ctx.stroke()
  }

/** The arrow on a card that has the edge (up) or is at a disadvantage. */
export const drawEdgeMark =
  (size: number, up: boolean): DrawCallback =>
  ctx => {
    const { primaryLight, primaryDeep, rival, rivalDeep } = shopColours
    ctx.beginPath()
    ctx.arc(size / 2, size / 2, size / 2 + 1.2, 0, Math.PI * 2)
    fillShadowed(ctx, '#1a0f08', '#000c', 3, 1)
    ctx.beginPath()
    ctx.arc(size / 2, size / 2, size / 2, 0, Math.PI * 2)
    ctx.fillStyle = vertical(ctx, 0, size, up ? [primaryLight, primaryDeep] : [rival, rivalDeep])
    ctx.fill()
    drawGlyph(ctx, up ? 'arrow-up' : 'arrow-down', size / 2, size / 2, size * 0.74, '#ffffff')
  }
