/** The rune ring seen from straight above; the stage lays it down by squashing it. Radius 256 on a 520 canvas. */
import { conic, disc } from './brush.ts'
import type { DrawCallback } from './drawn-textures.ts'
import { hash } from './noise.ts'

export const RING_SIZE = 540
const C = RING_SIZE / 2
const R = 250

/** Brass circles and spokes, without the glowing runes. */
export const drawRingBrass: DrawCallback = ctx => {
  const metal = conic(ctx, C, C, 30, [
    '#8a5a1c',
    '#ffe0a0',
    '#a8742a',
    '#5a3a14',
    '#e0b060',
    '#ffe7b0',
    '#7a4d18',
    '#8a5a1c',
  ])
  disc(ctx, C, C, R + 8)
  ctx.fillStyle = '#0a060455'
  ctx.fill()
  ctx.strokeStyle = metal
  const circle = (radius: number, width: number) => {
    ctx.lineWidth = width
    disc(ctx, C, C, R * radius)
    ctx.stroke()
  }
  circle(1, 13)
  circle(0.945, 3)
  circle(0.745, 6)
  circle(0.71, 2.5)
  ctx.globalAlpha = 0.5
  ctx.lineWidth = 2
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4
    ctx.beginPath()
    ctx.moveTo(C + Math.cos(a) * R * 0.3, C + Math.sin(a) * R * 0.3)
    ctx.lineTo(C + Math.cos(a) * R * 0.7, C + Math.sin(a) * R * 0.7)
    ctx.stroke()
  }
}

/** The runes alone, in white: tinted with the seat's colour and added to the light. */
export const drawRunes: DrawCallback = ctx => {
  ctx.strokeStyle = '#fff'
  ctx.lineWidth = 4
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const count = 26
  for (let i = 0; i < count; i++) {
    ctx.save()
    ctx.translate(C, C)
    ctx.rotate((i * Math.PI * 2) / count)
    ctx.translate(0, -R * 0.845)
    ctx.shadowColor = '#fff'
    ctx.shadowBlur = 9
    strokeRune(ctx, i)
    ctx.restore()
  }
}

function strokeRune(ctx: CanvasRenderingContext2D, id: number) {
  ctx.beginPath()
  ctx.moveTo(0, -17)
  ctx.lineTo(0, 17)
  for (let k = 0; k < 2; k++) {
    const s = id * 7.31 + k * 3.17
    ctx.moveTo((Math.floor(hash(s) * 3) - 1) * 11, Math.floor(hash(s + 0.4) * 4) * 9 - 14)
    ctx.lineTo((Math.floor(hash(s + 1.1) * 3) - 1) * 11, Math.floor(hash(s + 1.7) * 4) * 9 - 14)
  }
  ctx.stroke()
}
