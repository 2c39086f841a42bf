/** The wood, brass and enamel parts of the table. Each function draws at (0, 0) in layout units. */

import {
  brass,
  disc,
  drawGlyph,
  fillShadowed,
  radial,
  roundRect,
  type Stop,
  slanted,
  vertical,
} from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import type { Glyph } from './glyphs.ts'
import { mixed, shopColours, type TypeLook } from './palette.ts'

/** A wooden panel with a brass rim; its shadow is outside the w×h box. */
export const drawPanel =
  (w: number, h: number): DrawCallback =>
  ctx => {
    roundRect(ctx, 0, 0, w, h, 14)
    fillShadowed(ctx, slanted(ctx, w, h, 160, brass), '#000b', 22, 8)
    roundRect(ctx, 1.5, 1.5, w - 3, h - 3, 12.5)
    ctx.fillStyle = vertical(ctx, 0, h, ['#30221a', '#1a120d'])
    ctx.fill()
    ctx.strokeStyle = '#ffebbe2e'
    ctx.lineWidth = 1
    ctx.beginPath()
    ctx.moveTo(14, 2.5)
    ctx.lineTo(w - 14, 2.5)
    ctx.stroke()
  }

/** A dark well inside a panel. */
export const drawWell =
  (w: number, h: number, r: number): DrawCallback =>
  ctx => {
    roundRect(ctx, 0.5, 0.5, w - 1, h - 1, r)
    ctx.fillStyle = '#0f0a07b8'
    ctx.fill()
    ctx.strokeStyle = '#7a5a2c88'
    ctx.stroke()
  }

export type TileState = 'ready' | 'selected' | 'off'

const tileLooks: Record<TileState, { border: Stop[]; width: number }> = {
  ready: {
    border: [
      [0, '#fff0c0'],
      [0.24, '#a8742a'],
      [0.6, '#5a3a12'],
      [1, '#c9943f'],
    ],
    width: 1.5,
  },
  selected: {
    get border(): Stop[] {
      return ['#fff3c4', shopColours.secondaryMark]
    },
    width: 2.5,
  },
  off: { border: ['#5c4a34', '#3a2d1e'], width: 1.5 },
}

function tileFill(state: TileState, look: TypeLook): Stop[] {
  if (state === 'off')
    return [
      [0, '#2b221b'],
      [0.78, '#17110d'],
    ]
  if (state === 'selected')
    return [
      [0, mixed(look.light, look.dark, 0.7)],
      [0.82, mixed(look.dark, '#1c0d06', 0.55)],
    ]
  return [
    [0, look.dark],
    [0.78, '#1c130d'],
  ]
}

/** The tile of a move in the colours of its type, without its texts. A glow is outside the w×h box. */
export const drawTile =
  (w: number, h: number, state: TileState, look: TypeLook): DrawCallback =>
  ctx => {
    const { border, width } = tileLooks[state]
    roundRect(ctx, 0, 0, w, h, 14)
    if (state === 'selected')
      fillShadowed(ctx, shopColours.secondaryMark, `${shopColours.secondaryGlow}cc`, 20, 0)
    if (state === 'off') {
      ctx.fillStyle = slanted(ctx, w, h, 160, border)
      ctx.fill()
    } else fillShadowed(ctx, slanted(ctx, w, h, 160, border), '#000a', 10, 4)
    roundRect(ctx, width, width, w - width * 2, h - width * 2, 14 - width)
    ctx.fillStyle = '#140d09'
    ctx.fill()
    ctx.fillStyle = slanted(ctx, w, h, 100, tileFill(state, look))
    ctx.fill()
    if (state === 'off') return
    ctx.save()
    ctx.clip()
    ctx.fillStyle = state === 'selected' ? '#ffffff55' : '#ffffff3a'
    ctx.fillRect(0, width, w, 1.5)
    ctx.fillStyle = vertical(ctx, width, h * 0.5, ['#ffffff14', '#ffffff00'])
    ctx.fillRect(0, width, w, h * 0.5)
    ctx.restore()
  }

/** The type emblem: a glossy enamel bead in a brass setting. */
export const drawOrb =
  (size: number, look: TypeLook, off = false): DrawCallback =>
  ctx => {
    const r = size / 2
    disc(ctx, r, r, r + 2.4)
    fillShadowed(ctx, '#3a2410', '#000a', 4, 2)
    disc(ctx, r, r, r + 1.6)
    ctx.fillStyle = off
      ? '#6a5a40'
      : slanted(ctx, size, size, 150, ['#fff0c0', '#c9923e', '#8a5a1c', '#e9bd62'])
    ctx.fill()
    disc(ctx, r, r, r)
    const colours = off ? ['#6e6459', '#2c251f'] : [look.light, look.dark]
    ctx.fillStyle = radial(ctx, size * 0.36, size * 0.26, size * 0.78, [colours[0]!, [1, colours[1]!]])
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.fillStyle = vertical(ctx, 0, size * 0.42, ['#ffffff66', '#ffffff00'])
    ctx.beginPath()
    ctx.ellipse(r, size * 0.2, r * 0.72, size * 0.2, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = vertical(ctx, size * 0.7, size, ['#00000000', '#00000066'])
    ctx.fillRect(0, size * 0.7, size, size * 0.3)
    ctx.restore()
    drawGlyph(ctx, look.glyph, r, r, size * 0.62, off ? '#a39379' : '#ffffff')
  }

/** One bolt of a move's cost. */
export const drawBolt =
  (size: number, on: boolean): DrawCallback =>
  ctx => {
    const r = size / 2
    disc(ctx, r, r, r)
    const { secondaryMark: mark, secondaryGlow, onSecondary } = shopColours
    const edge = mixed(secondaryGlow, '#000000', 0.28)
    if (on) fillShadowed(ctx, edge, `${mark}88`, 5, 0)
    ctx.fillStyle = on
      ? radial(ctx, size * 0.35, size * 0.28, size * 0.75, [
          mixed(mark, '#ffffff', 0.75),
          [0.45, mark],
          [1, edge],
        ])
      : '#140d09'
    ctx.fill()
    ctx.strokeStyle = on ? mixed(mark, '#ffffff', 0.6) : '#7a5c30'
    ctx.lineWidth = 1
    disc(ctx, r, r, r - 0.5)
    ctx.stroke()
    drawGlyph(ctx, 'lightning', r, r, size * 0.74, on ? onSecondary : '#6a5230')
  }

/** lit: the shop's secondary colour, available now; on: its primary colour, active; off: not available. */
export type RoundState = 'ready' | 'lit' | 'on' | 'off'

interface RoundLook {
  rim: Stop[]
  face: Stop[]
  glyph: string
  shadow: string
}

function roundLook(state: RoundState): RoundLook {
  const { secondaryMark, secondaryText, secondaryGlow, primaryGlow, primaryDark, primaryDeep, onPrimary } =
    shopColours
  switch (state) {
    case 'ready':
      return {
        rim: ['#f2cf8a', '#b8873e', '#7a5420', '#d8a654'],
        face: ['#4a3626', [0.75, '#20160f'], [1, '#1a110b']],
        glyph: '#ffe7b4',
        shadow: '#000a',
      }
    case 'lit':
      return {
        rim: ['#fff3c4', secondaryMark],
        face: ['#6a4a1e', [0.75, '#3a2408'], [1, '#2a1806']],
        glyph: secondaryText,
        shadow: `${secondaryGlow}cc`,
      }
    case 'on':
      return {
        rim: ['#fff0c0', '#d8a654', '#8a6630', '#e9bd62'],
        face: [primaryGlow, [0.75, primaryDark], [1, primaryDeep]],
        glyph: onPrimary,
        shadow: '#000a',
      }
    case 'off':
      return {
        rim: ['#5a4526', '#4a3820'],
        face: ['#2a211b', '#1c1511'],
        glyph: '#7d6c54',
        shadow: '#0006',
      }
  }
}

/** `size` is the diameter. Rim and shadow are outside it. */
export const drawRoundButton =
  (size: number, glyph: Glyph, state: RoundState): DrawCallback =>
  ctx => {
    const r = size / 2
    const look = roundLook(state)
    disc(ctx, r, r, r + 3)
    const glows = state === 'lit'
    fillShadowed(ctx, slanted(ctx, size, size, 150, look.rim), look.shadow, glows ? 20 : 12, glows ? 0 : 5)
    disc(ctx, r, r, r + 1.5)
    ctx.fillStyle = '#1a0f08'
    ctx.fill()
    disc(ctx, r, r, r)
    ctx.fillStyle = radial(ctx, size * 0.4, size * 0.25, size * 0.85, look.face)
    ctx.fill()
    ctx.strokeStyle = '#ffebbe40'
    ctx.lineWidth = 1
    ctx.beginPath()
    ctx.arc(r, r, r - 1, Math.PI * 1.15, Math.PI * 1.85)
    ctx.stroke()
    drawGlyph(ctx, glyph, r, r, size * 0.5, look.glyph)
  }

/** The red background of a count. */
export const drawBadge =
  (w: number, h: number): DrawCallback =>
  ctx => {
    roundRect(ctx, -1.5, -1.5, w + 3, h + 3, h)
    ctx.fillStyle = '#1a0f08'
    ctx.fill()
    roundRect(ctx, 0, 0, w, h, h)
    ctx.fillStyle = vertical(ctx, 0, h, ['#ea5236', '#b62a14'])
    ctx.fill()
  }

/** One card of six in a seat's row: standing or defeated. */
export const drawPip =
  (side: 'own' | 'rival', standing: boolean): DrawCallback =>
  ctx => {
    roundRect(ctx, 0, 0, 11, 15, 2.5)
    if (standing) {
      const { primaryLight, primaryDeep, rival, rivalDeep } = shopColours
      const fill = side === 'own' ? [primaryLight, primaryDeep] : [rival, rivalDeep]
      fillShadowed(ctx, vertical(ctx, 0, 15, fill), '#000', 2, 1)
    } else {
      ctx.fillStyle = '#1c1410e6'
      ctx.fill()
    }
    ctx.strokeStyle = standing ? '#e9bd62' : '#6a5230'
    ctx.lineWidth = 1
    roundRect(ctx, 0.5, 0.5, 10, 14, 2)
    ctx.stroke()
  }

/** The brass plate with a level on an avatar. */
export const drawLevel =
  (w: number): DrawCallback =>
  ctx => {
    roundRect(ctx, -1.5, -1.5, w + 3, 21, 10)
    ctx.fillStyle = '#2a180a'
    ctx.fill()
    roundRect(ctx, 0, 0, w, 18, 9)
    ctx.fillStyle = vertical(ctx, 0, 18, ['#ffe3a0', '#c08a34'])
    ctx.fill()
  }

/** The brass rim of an avatar in its side's colour. */
export const drawRim =
  (size: number, side: 'own' | 'rival'): DrawCallback =>
  ctx => {
    const r = size / 2
    ctx.lineWidth = 1.5
    ctx.strokeStyle = '#2a180a'
    disc(ctx, r, r, r + 0.7)
    ctx.stroke()
    ctx.lineWidth = 2.5
    ctx.strokeStyle = side === 'own' ? shopColours.primaryGlow : shopColours.rival
    disc(ctx, r, r, r - 1.2)
    ctx.stroke()
  }
