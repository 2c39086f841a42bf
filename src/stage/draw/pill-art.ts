/** The pill that shows whose turn it is. */

import type { Spot } from '../layout/layout.ts'
import { fillShadowed, roundRect, type Stop, vertical } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { mixed, shopColours } from './palette.ts'

export type PillTone = 'own' | 'rival' | 'amber'

function pillLook(tone: PillTone): { fill: Stop[]; edge: string } {
  const { primaryPale, primaryGlow, primaryDeep, secondaryLight, secondary, secondaryDark } = shopColours
  if (tone === 'own') return { fill: [primaryPale, primaryGlow], edge: mixed(primaryDeep, '#000000', 0.42) }
  if (tone === 'rival') return { fill: ['#d9b878', '#8a6630'], edge: '#2a180a' }
  return {
    fill: [secondaryLight, secondary, secondaryDark],
    edge: mixed(secondaryDark, '#000000', 0.62),
  }
}

/** Text colour of a pill. */
export function pillInk(tone: PillTone): string {
  if (tone === 'own') return mixed(shopColours.primaryDeep, '#000000', 0.5)
  return tone === 'rival' ? '#2a1604' : shopColours.onSecondary
}

/**
 * Draws a pill without its text. Edge and shadow are outside the w×h box.
 * @param tip end of a tail from its left side, towards the object that the text is about
 */
export const drawPill =
  (w: number, h: number, tone: PillTone, tip?: Spot): DrawCallback =>
  ctx => {
    const { fill, edge } = pillLook(tone)
    if (tip) {
      tail(ctx, h, tip)
      ctx.strokeStyle = edge
      ctx.lineWidth = 3
      ctx.lineJoin = 'round'
      ctx.stroke()
    }
    roundRect(ctx, -1.5, -1.5, w + 3, h + 3, h)
    fillShadowed(ctx, edge, '#000a', 10, 3)
    ctx.fillStyle = vertical(ctx, 0, h, fill)
    if (tip) {
      tail(ctx, h, tip)
      ctx.fill()
    }
    roundRect(ctx, 0, 0, w, h, h)
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.fillStyle = '#ffffff66'
    ctx.fillRect(0, 0, w, 1)
    ctx.restore()
  }

const TAIL = 7 // half the width of a tail where it begins

/** The path of a tail from the centre of the left end to its tip. */
function tail(ctx: CanvasRenderingContext2D, h: number, tip: Spot): void {
  const from = { x: h / 2, y: h / 2 }
  const length = Math.hypot(tip.x - from.x, tip.y - from.y)
  const side = { x: (-(tip.y - from.y) * TAIL) / length, y: ((tip.x - from.x) * TAIL) / length }
  ctx.beginPath()
  ctx.moveTo(from.x + side.x, from.y + side.y)
  ctx.lineTo(tip.x, tip.y)
  ctx.lineTo(from.x - side.x, from.y - side.y)
  ctx.closePath()
}
