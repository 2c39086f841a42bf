/** The two halves of the table before a battle, and the gilt line between them. */

import { radial, type Stop, slanted } from '../../draw/brush.ts'
import type { DrawCallback } from '../../draw/drawn-textures.ts'
import { mixed, type Side, shopColours } from '../../draw/palette.ts'

interface Line {
  from: [number, number]
  to: [number, number]
  corners: readonly [number, number][] // of the rival's half, from `from` to `to`
}

/** Diagonal in landscape orientation; from edge to edge in portrait orientation. */
export function slashOf(width: number, height: number): Line {
  if (height > width && width < 700)
    return {
      from: [0, height * 0.54],
      to: [width, height * 0.42],
      corners: [
        [width, height],
        [0, height],
      ],
    }
  return {
    from: [width * 0.545, 0],
    to: [width * 0.455, height],
    corners: [
      [width, height],
      [width, 0],
    ],
  }
}

function halfPath(ctx: CanvasRenderingContext2D, { from, to, corners }: Line) {
  ctx.beginPath()
  ctx.moveTo(...from)
  ctx.lineTo(...to)
  for (const corner of corners) ctx.lineTo(...corner)
  ctx.closePath()
}

/** @param isLit whether the rival is present, whose half then glows */
export const drawHalf =
  (side: Side, line: Line, width: number, height: number, isLit: boolean): DrawCallback =>
  ctx => {
    const isOwn = side === 'own'
    const colour = isOwn ? shopColours.ownRing : shopColours.rivalRing
    if (!isOwn) {
      halfPath(ctx, line)
      ctx.clip()
    }
    const deep = mixed(colour, '#0b0705', isOwn ? 0.72 : 0.78)
    const edge = mixed(colour, '#0b0705', 0.88)
    const dark: Stop[] = isLit ? [`${deep}e0`, `${edge}f2`] : ['#1d120ce6', '#0d0704f0']
    ctx.fillStyle = slanted(ctx, width, height, isOwn ? 120 : 240, dark)
    ctx.fillRect(0, 0, width, height)
    if (!isLit) return
    ctx.fillStyle = radial(ctx, width * (isOwn ? 0.26 : 0.76), height * 0.6, width * 0.4, [
      `${mixed(colour, '#0b0705', 0.45)}b0`,
      `${colour}00`,
    ])
    ctx.fillRect(0, 0, width, height)
  }

export const drawSlash =
  ({ from, to }: Line): DrawCallback =>
  ctx => {
    ctx.lineWidth = 9
    ctx.strokeStyle = '#0d0704'
    ctx.beginPath()
    ctx.moveTo(...from)
    ctx.lineTo(...to)
    ctx.stroke()
    ctx.lineWidth = 4
    ctx.strokeStyle = '#e0b45c'
    ctx.stroke()
    ctx.lineWidth = 1.4
    ctx.strokeStyle = '#fff0c0'
    ctx.stroke()
  }
