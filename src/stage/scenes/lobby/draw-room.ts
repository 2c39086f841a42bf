/** The fixed parts of the room, each drawn once: window, light and dark corners. */
import { disc, radial, roundRect, vertical } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'

/** Adds the outline of a window or door: a half circle on a box. */
export function archPath(ctx: CanvasRenderingContext2D, x: number, y: number, w: number, h: number) {
  const r = w / 2
  ctx.beginPath()
  ctx.moveTo(x, y + h - 4)
  ctx.lineTo(x, y + r)
  ctx.arc(x + r, y + r, r, Math.PI, 0)
  ctx.lineTo(x + w, y + h - 4)
  ctx.quadraticCurveTo(x + w, y + h, x + w - 4, y + h)
  ctx.lineTo(x + 4, y + h)
  ctx.quadraticCurveTo(x, y + h, x, y + h - 4)
  ctx.closePath()
}

const HILLS = [
  { y: 0.72, colour: '#1b2c52' },
  { y: 0.82, colour: '#13203e' },
] as const

/** A window at night with moon, stars and hills, `w` wide. */
export const drawWindow =
  (w: number): DrawCallback =>
  ctx => {
    const h = w * 1.1
    archPath(ctx, -6, -6, w + 12, h + 12)
    ctx.fillStyle = vertical(ctx, 0, h, ['#8a5a2c', '#4a2a14'])
    ctx.fill()
    ctx.lineWidth = 1.5
    ctx.strokeStyle = '#c9923e'
    ctx.stroke()
    ctx.save()
    archPath(ctx, 0, 0, w, h)
    ctx.clip()
    ctx.fillStyle = vertical(ctx, 0, h, ['#2c4678', [0.6, '#1b2d55'], '#101a33'])
    ctx.fillRect(0, 0, w, h)
    const moon = { x: w * 0.67, y: h * 0.27, r: w * 0.13 }
    ctx.fillStyle = radial(ctx, moon.x, moon.y, w * 0.46, ['#fdf3cf88', [0.4, '#bcd0ff33'], '#bcd0ff00'])
    ctx.fillRect(0, 0, w, h)
    ctx.fillStyle = '#fdf3cf'
    disc(ctx, moon.x, moon.y, moon.r)
    ctx.fill()
    ctx.fillStyle = '#e6d8a6'
    for (const [x, y, r] of [
      [-0.3, -0.2, 0.2],
      [0.25, 0.25, 0.26],
      [-0.1, 0.45, 0.15],
    ] as const) {
      disc(ctx, moon.x + x * moon.r, moon.y + y * moon.r, r * moon.r)
      ctx.fill()
    }
    ctx.fillStyle = '#e8f0ff'
    for (let star = 0; star < 14; star++) {
      disc(ctx, ((star * 37) % 97) * (w / 97), ((star * 53) % 61) * (h / 100), star % 3 === 0 ? 0.9 : 0.55)
      ctx.fill()
    }
    for (const { y, colour } of HILLS) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(0, h)
      for (let x = 0; x <= w; x += 4)
        ctx.lineTo(x, h * y + Math.sin(x * (0.09 - y * 0.04) + y * 20) * h * 0.045)
      ctx.lineTo(w, h)
      ctx.fill()
    }
    ctx.restore()
    ctx.fillStyle = '#6b4220'
    ctx.fillRect(w / 2 - 1.5, 0, 3, h)
    ctx.fillRect(0, h * 0.56, w, 3)
    roundRect(ctx, -10, h + 3, w + 20, 7, 3)
    ctx.fillStyle = vertical(ctx, h, h + 10, ['#9a6a36', '#4d2c14'])
    ctx.fill()
  }

interface Shade {
  width: number
  height: number
  wall: number
  lamp: { x: number; y: number } // centre of the warm light
  moon: { x: number; y: number }
}

/** Light and shadow of the whole room over wall and floor, behind all creatures. */
export const drawShade =
  ({ width, height, wall, lamp, moon }: Shade): DrawCallback =>
  ctx => {
    ctx.fillStyle = '#0704029e'
    ctx.fillRect(0, 0, width, wall)
    ctx.fillStyle = '#0704024d'
    ctx.fillRect(0, wall, width, height - wall)
    ctx.fillStyle = vertical(ctx, wall - 14, wall + 26, ['#00000000', [0.35, '#000000b0'], '#00000000'])
    ctx.fillRect(0, wall - 14, width, 40)
    for (const [at, radius, colours] of [
      [lamp, width * 0.42, ['#ffb54a52', [0.5, '#ffa63d22'], '#ffa63d00']],
      [moon, width * 0.2, ['#7ea8ff3a', [0.5, '#5a86e61c'], '#5a86e600']],
    ] as const) {
      ctx.fillStyle = radial(ctx, at.x, at.y, radius, [...colours] as never)
      ctx.fillRect(0, 0, width, height)
    }
    ctx.save()
    ctx.scale(1, height / width)
    ctx.fillStyle = radial(ctx, width / 2, width * 0.56, width * 0.74, [
      '#00000000',
      [0.58, '#00000000'],
      '#050302d8',
    ])
    ctx.fillRect(0, 0, width, width)
    ctx.restore()
  }
