/** Buttons of the stage: the shop's secondary colour for the main action, its primary for a second one, brown for the others. */

import { fillShadowed, roundRect, type Stop, vertical } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { mixed, shopColours } from './palette.ts'

export type ButtonTone = 'primary' | 'enamel' | 'quiet' | 'off'

interface ButtonLook {
  fill: Stop[]
  light: string // inner line at the top
  shade: string // inner line at the bottom
  seat: string
  rim: string
  ink: string
}

/** Computed for each button, because the shop's colours are set late. */
export function buttonLook(tone: ButtonTone): ButtonLook {
  const colours = shopColours
  switch (tone) {
    case 'primary':
      return {
        fill: [colours.secondaryLight, [0.46, colours.secondary], [1, colours.secondaryDark]],
        light: mixed(colours.secondaryLight, '#ffffff', 0.65),
        shade: `${mixed(colours.secondaryDark, '#000000', 0.3)}88`,
        seat: mixed(colours.secondaryDark, '#000000', 0.62),
        rim: mixed(colours.secondaryLight, '#ffffff', 0.4),
        ink: colours.onSecondary,
      }
    case 'enamel':
      return {
        fill: [colours.primaryLight, [0.34, colours.primary], [1, colours.primaryDark]],
        light: `${colours.primaryPale}77`,
        shade: `${mixed(colours.primaryDeep, '#000000', 0.4)}99`,
        seat: mixed(colours.primaryDeep, '#000000', 0.42),
        rim: '#d8a654',
        ink: colours.onPrimary,
      }
    case 'quiet':
      return {
        fill: ['#3a2a1f', '#21170f'],
        light: '#ffebbe33',
        shade: '#00000044',
        seat: '#1a0f08',
        rim: '#8a6630',
        ink: '#f4e2bd',
      }
    case 'off':
      return {
        fill: ['#2a211b', '#2a211b'],
        light: '#00000000',
        shade: '#00000000',
        seat: '#1a120d',
        rim: '#5a4a36',
        ink: '#a39379',
      }
  }
}

/** Draws a button without its label. Rim and shadow are outside the w×h box. */
export const drawButton =
  (w: number, h: number, tone: ButtonTone): DrawCallback =>
  ctx => {
    const look = buttonLook(tone)
    roundRect(ctx, -3.5, -3.5, w + 7, h + 7, 17)
    if (tone === 'off') {
      ctx.fillStyle = look.rim
      ctx.fill()
    } else if (tone === 'primary') fillShadowed(ctx, look.rim, `${shopColours.secondaryMark}66`, 20, 6)
    else fillShadowed(ctx, look.rim, '#000a', 14, 6)
    roundRect(ctx, -2, -2, w + 4, h + 4, 16)
    ctx.fillStyle = look.seat
    ctx.fill()
    roundRect(ctx, 0, 0, w, h, 14)
    ctx.fillStyle = vertical(ctx, 0, h, look.fill)
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.fillStyle = look.light
    ctx.fillRect(0, 0, w, 2)
    ctx.fillStyle = look.shade
    ctx.fillRect(0, h - 3, w, 3)
    ctx.restore()
  }
