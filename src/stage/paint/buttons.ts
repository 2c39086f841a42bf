/** Buttons of the stage: amber for the one thing to do now, teal enamel for a second one, brown for the quiet ones. */
import { ink as palette } from '../palette.ts'
import { fillShadowed, roundRect, type Stop, vertical } from './brush.ts'
import type { Painter } from './painted-textures.ts'

export type ButtonTone = 'primary' | 'enamel' | 'quiet' | 'off'

interface ButtonLook {
  fill: Stop[]
  light: string // inner line at the top
  shade: string // inner line at the bottom
  seat: string
  rim: string
  ink: string
}

export const buttonLooks: Record<ButtonTone, ButtonLook> = {
  primary: {
    get fill(): Stop[] {
      return [palette.ambraHi, [0.46, palette.ambra], [1, palette.ambraLo]]
    },
    light: '#fff6c8',
    shade: '#a5660088',
    seat: '#5a3508',
    rim: '#ffe9a8',
    get ink() {
      return palette.suAmbra
    },
  },
  enamel: {
    get fill(): Stop[] {
      return [palette.smaltoLift, [0.34, palette.smalto], [1, palette.smaltoLo]]
    },
    light: '#a8f0ee77',
    shade: '#0d2c3099',
    seat: '#0f2a2c',
    rim: '#d8a654',
    get ink() {
      return palette.suSmalto
    },
  },
  quiet: {
    fill: ['#3a2a1f', '#21170f'],
    light: '#ffebbe33',
    shade: '#00000044',
    seat: '#1a0f08',
    rim: '#8a6630',
    ink: '#f4e2bd',
  },
  off: {
    fill: ['#2a211b', '#2a211b'],
    light: '#00000000',
    shade: '#00000000',
    seat: '#1a120d',
    rim: '#5a4a36',
    ink: '#a39379',
  },
}

export const paintButton =
  (w: number, h: number, tone: ButtonTone): Painter =>
  ctx => {
    const look = buttonLooks[tone]
    roundRect(ctx, -3.5, -3.5, w + 7, h + 7, 17)
    if (tone === 'off') {
      ctx.fillStyle = look.rim
      ctx.fill()
    } else
      fillShadowed(ctx, look.rim, tone === 'primary' ? '#ffb40066' : '#000a', tone === 'primary' ? 20 : 14, 6)
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
