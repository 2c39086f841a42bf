/** The digits of damage and healing on one sprite sheet, white with a dark outline, tinted by their meaning. */
import type { DrawCallback } from './drawn-textures.ts'

export const DIGIT = { size: 84, w: 78, h: 108, outline: 15 } // units at full size
export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '−', '+'] as const
export type Digit = (typeof digits)[number]

const FONT = `${DIGIT.size}px 'Lilita One', 'Lexend Variable', sans-serif`

/** Draws all digits in a row, each in a cell of `DIGIT.w` × `DIGIT.h`, in the order of `digits`. */
export const drawDigits: DrawCallback = ctx => {
  ctx.font = FONT
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.lineJoin = 'round'
  digits.forEach((digit, index) => {
    const x = (index + 0.5) * DIGIT.w
    const y = DIGIT.h / 2
    ctx.lineWidth = DIGIT.outline
    ctx.strokeStyle = '#2a0a04'
    ctx.shadowColor = '#000000cc'
    ctx.shadowBlur = 8
    ctx.shadowOffsetY = 3
    ctx.strokeText(digit, x, y)
    ctx.shadowColor = '#00000000'
    const light = ctx.createLinearGradient(0, y - DIGIT.size * 0.4, 0, y + DIGIT.size * 0.4)
    light.addColorStop(0, '#ffffff')
    light.addColorStop(0.55, '#ffffff')
    light.addColorStop(1, '#dcdcdc')
    ctx.fillStyle = light
    ctx.fillText(digit, x, y)
  })
}

/** Returns the width of each digit, in units at full size. */
export function measureDigits(): Record<Digit, number> {
  const ctx = document.createElement('canvas').getContext('2d')
  const widths = digits.map(digit => {
    if (!ctx) return [digit, DIGIT.size * 0.56]
    ctx.font = FONT
    return [digit, ctx.measureText(digit).width]
  })
  return Object.fromEntries(widths) as Record<Digit, number>
}
