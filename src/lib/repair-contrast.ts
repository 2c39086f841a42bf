/** Contrast repair: accepts every colour and changes its lightness until it is readable. Never changes the hue. */
import { contrast, fromOklch, type Hex, toOklch } from './oklch.ts'

const step = 0.006
const darkest = 0.05
const lightest = 0.99

const worst = (text: Hex, grounds: readonly Hex[]) =>
  Math.min(...grounds.map(ground => contrast(text, ground)))

/** Moves `text` away from every background until `ratio` is met on all of them. Returns the best colour if none meets it. */
export function repair(text: Hex, grounds: readonly Hex[], ratio = 4.5): Hex {
  if (worst(text, grounds) >= ratio) return text
  const up = worst('#ffffff', grounds) >= worst('#000000', grounds)
  const colour = toOklch(text)
  for (let l = colour.l; l >= darkest && l <= lightest; l += up ? step : -step) {
    const moved = fromOklch({ ...colour, l })
    if (worst(moved, grounds) >= ratio) return moved
  }
  return up ? '#ffffff' : '#000000'
}

export interface Fill {
  fill: Hex
  on: Hex // text on it, at least 4.5:1
}

/** White text if readable, otherwise dark ink, otherwise the fill darkens until white is readable. */
export function onFill(fill: Hex, ink: Hex): Fill {
  if (contrast(fill, '#ffffff') >= 4.5) return { fill, on: '#ffffff' }
  if (contrast(fill, ink) >= 4.5) return { fill, on: ink }
  return { fill: repair(fill, ['#ffffff']), on: '#ffffff' }
}

/** Text for a background that must keep its colour: the requested colour repaired, or the better of ink and white. */
export function textOn(grounds: readonly Hex[], ink: Hex, wish?: Hex, ratio = 4.5): Hex {
  const start = wish ?? (worst(ink, grounds) > worst('#ffffff', grounds) ? ink : '#ffffff')
  return repair(start, grounds, ratio)
}
