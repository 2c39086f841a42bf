/** The pill that shows whose turn it is. */

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

/** Draws a pill without its text. Edge and shadow are outside the w×h box. */
export const drawPill =
  (w: number, h: number, tone: PillTone): DrawCallback =>
  ctx => {
    const { fill, edge } = pillLook(tone)
    roundRect(ctx, -1.5, -1.5, w + 3, h + 3, h)
    fillShadowed(ctx, edge, '#000a', 10, 3)
    roundRect(ctx, 0, 0, w, h, h)
    ctx.fillStyle = vertical(ctx, 0, h, fill)
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.fillStyle = '#ffffff66'
    ctx.fillRect(0, 0, w, 1)
    ctx.restore()
  }
