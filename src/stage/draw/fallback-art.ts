/** Placeholders for missing images, in the same style: table, creature, landscape. Never a grey box. */

import { brass, disc, radial, roundRect, slanted, vertical } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { hash } from './noise.ts'
import { mixed, shopColours, type TypeLook } from './palette.ts'

/** Walnut planks and a leather mat with gilt lines. */
export const drawTable =
  (w: number, h: number): DrawCallback =>
  ctx => {
    const planks = 6
    for (let i = 0; i < planks; i++) {
      const shade = 0.8 + hash(i * 3.7) * 0.35
      ctx.fillStyle = vertical(ctx, 0, h, [`rgb(${58 * shade} ${36 * shade} ${22 * shade})`, '#160d08'])
      ctx.fillRect((i * w) / planks, 0, w / planks + 1, h)
      ctx.fillStyle = '#00000088'
      ctx.fillRect((i * w) / planks, 0, 1.5, h)
    }
    const top = h * 0.08
    ctx.beginPath()
    ctx.moveTo(w * 0.11, top)
    ctx.lineTo(w * 0.89, top)
    ctx.lineTo(w * 0.97, h * 1.02)
    ctx.lineTo(w * 0.03, h * 1.02)
    ctx.closePath()
    ctx.fillStyle = slanted(ctx, w, h, 60, [
      mixed(shopColours.primaryDeep, '#000000', 0.35),
      '#1f1913',
      '#321b13',
    ])
    ctx.fill()
    ctx.lineJoin = 'round'
    for (const [width, colour] of [
      [6, '#3a2410'],
      [4, '#a8783a'],
      [1.2, '#ffe3a0'],
    ] as const) {
      ctx.lineWidth = width
      ctx.strokeStyle = colour
      ctx.stroke()
    }
    ctx.fillStyle = radial(ctx, w * 0.25, h * 0.75, w * 0.4, ['#ffb25a30', '#ffb25a00'])
    ctx.fillRect(0, 0, w, h)
    ctx.fillStyle = radial(ctx, w * 0.73, h * 0.35, w * 0.35, ['#ffb25a2c', '#ffb25a00'])
    ctx.fillRect(0, 0, w, h)
    ctx.fillStyle = radial(ctx, w / 2, h / 2, w * 0.62, ['#00000000', [0.6, '#00000022'], [1, '#000000aa']])
    ctx.fillRect(0, 0, w, h)
  }

export const CREATURE_CANVAS = 256

/** A plain vinyl creature in its type's colours, with its feet on the bottom edge. */
export const drawCreature =
  (look: TypeLook): DrawCallback =>
  ctx => {
    const body = (x: number, y: number, rx: number, ry: number) => {
      ctx.beginPath()
      ctx.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
      ctx.fillStyle = radial(ctx, x - rx * 0.35, y - ry * 0.5, Math.max(rx, ry) * 1.7, [
        '#ffffff',
        [0.12, look.light],
        [1, look.dark],
      ])
      ctx.fill()
    }
    body(98, 236, 26, 20)
    body(158, 236, 26, 20)
    body(62, 176, 20, 32)
    body(194, 176, 20, 32)
    body(128, 188, 60, 60)
    body(128, 92, 84, 78)
    for (const side of [-1, 1]) {
      ctx.fillStyle = '#1a0f0a'
      ctx.beginPath()
      ctx.ellipse(128 + side * 32, 98, 12, 17, 0, 0, Math.PI * 2)
      ctx.fill()
      ctx.fillStyle = '#fff'
      disc(ctx, 128 + side * 32 + 4, 91, 4.5)
      ctx.fill()
    }
    ctx.strokeStyle = '#1a0f0a'
    ctx.lineWidth = 4
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.arc(128, 118, 13, 0.25, Math.PI - 0.25)
    ctx.stroke()
  }

/** A landscape for the card's window if its background is missing. */
export const drawLandscape =
  (w: number, h: number, look: TypeLook): DrawCallback =>
  ctx => {
    ctx.fillStyle = vertical(ctx, 0, h, [look.dark, look.light, [0.62, look.dark], [1, '#0d0907']])
    ctx.fillRect(0, 0, w, h)
    ctx.fillStyle = radial(ctx, w / 2, h * 0.42, w * 0.6, ['#fff4dc99', '#fff4dc00'])
    ctx.fillRect(0, 0, w, h)
  }

/** The back of every card: enamel in the shop's primary colour, brass, a compass star. */
export const drawCardBack =
  (w: number, h: number): DrawCallback =>
  ctx => {
    roundRect(ctx, 0, 0, w, h, w / 16)
    ctx.fillStyle = slanted(ctx, w, h, 150, brass)
    ctx.fill()
    const rim = w * 0.035
    roundRect(ctx, rim, rim, w - rim * 2, h - rim * 2, w / 22)
    const { primaryLight, primaryDark, primaryDeep } = shopColours
    const night = mixed(primaryDeep, '#000000', 0.42)
    ctx.fillStyle = radial(ctx, w / 2, h / 2, h * 0.6, [primaryLight, [0.45, primaryDark], [1, night]])
    ctx.fill()
    ctx.strokeStyle = '#f6cf80'
    ctx.lineWidth = w * 0.012
    roundRect(ctx, rim * 2, rim * 2, w - rim * 4, h - rim * 4, w / 36)
    ctx.stroke()
    ctx.lineWidth = w * 0.02
    disc(ctx, w / 2, h / 2, w * 0.33)
    ctx.fillStyle = `${night}88`
    ctx.fill()
    ctx.stroke()
    ctx.beginPath()
    for (let i = 0; i < 8; i++) {
      const r = i % 2 ? w * 0.05 : w * 0.2
      const a = (i * Math.PI) / 4
      ctx.lineTo(w / 2 + Math.sin(a) * r, h / 2 - Math.cos(a) * r)
    }
    ctx.closePath()
    ctx.fillStyle = '#f6cf80'
    ctx.fill()
  }
