/** The main colour of a creature: the mean of its pixels, with vivid ones weighted more than grey ones. Pure. */

import type { ColourMatrix } from '@/contract/endpoints/game/creation-art.ts'
import { clamp } from '@/lib/clamp.ts'

export type Rgb = readonly [number, number, number] // 0–255

/** @param pixels RGBA, row by row */
export function mainColour(pixels: Uint8ClampedArray): Rgb | null {
  const sum = [0, 0, 0]
  let weights = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r, g, b, a] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!]
    const vivid = Math.max(r, g, b) - Math.min(r, g, b)
    const weight = (a / 255) * (4 + vivid ** 1.5)
    for (const [channel, value] of [r, g, b].entries()) sum[channel]! += value * weight
    weights += weight
  }
  return weights > 0 ? (sum.map(value => Math.round(value / weights)) as unknown as Rgb) : null
}

const byte = (value: number) => clamp(Math.round(value), 0, 255)

/** Returns a tinted colour as CSS. */
export const tinted = (colour: Rgb, matrix: ColourMatrix): string =>
  `rgb(${matrix.map(row => byte(row.reduce((sum, share, at) => sum + share * colour[at]!, 0))).join(' ')})`
