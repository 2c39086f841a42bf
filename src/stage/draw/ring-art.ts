/** The rune ring from above, which the stage flattens for perspective. Radius 250 on a square of 540 units. */
import type { Texture } from 'pixi.js'
import { conic, disc } from './brush.ts'
import type { DrawCallback, DrawnTextures } from './drawn-textures.ts'
import { hash } from './noise.ts'

const RING_SIZE = 540
const STEPS = 4 // steps of size: rings of similar size share a texture
const C = RING_SIZE / 2
const R = 250

/** Brass circles and spokes, without the glowing runes. */
const drawBrass: DrawCallback = ctx => {
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

/** Only the runes, in white: tinted with the side's colour and blended additively. */
const drawRunes = (ctx: CanvasRenderingContext2D, share: number) => {
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
    ctx.shadowBlur = 9 * share // in pixels of the canvas: shadows ignore the scale
    strokeRune(ctx, i)
    ctx.restore()
  }
}

export type RingLayer = 'brass' | 'runes'

/**
 * One layer of a ring with this radius, in units. A much larger texture would cost a phone time to draw and upload, and
 * would flicker when scaled down.
 */
export function ringTexture(drawn: DrawnTextures, layer: RingLayer, radius: number): Texture {
  const share = Math.min(STEPS, Math.max(1, Math.round((radius / R) * STEPS))) / STEPS
  const size = RING_SIZE * share
  return drawn.texture(`ring:${layer}:${size}`, size, size, ctx => {
    ctx.scale(share, share)
    if (layer === 'brass') drawBrass(ctx)
    else drawRunes(ctx, share)
  })
}

/** Side of a ring's texture relative to its radius. */
export const RING_SIDE = RING_SIZE / R

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
