/** Colour arithmetic in OKLCH (Björn Ottosson's matrices) and WCAG contrast. Colours are `#rrggbb`; hue is in degrees. */
import { clamp } from './clamp.ts'

export type Hex = string

export interface Oklch {
  l: number // 0 black – 1 white
  c: number // 0 grey – about 0.32 at the edge of sRGB
  h: number // degrees
}

type Triple = [number, number, number]

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
const degrees = 180 / Math.PI

const linearOf = (hex: Hex) =>
  [1, 3, 5].map(at => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple

const hexOf = (linear: Triple): Hex =>
  `#${linear
    .map(v => Math.round(clamp(toGamma(Math.max(0, v)), 0, 1) * 255))
    .map(v => v.toString(16).padStart(2, '0'))
    .join('')}`

/** Lightness 0 to 1, chroma, hue in degrees. */
export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, y),
    h: Math.atan2(y, a) * degrees,
  }
}

function linearFrom({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h / degrees)
  const b = c * Math.sin(h / degrees)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const inGamut = (linear: Triple) => linear.every(v => v > -0.0015 && v < 1.0015)

/** Returns the nearest sRGB colour. Reduces chroma, and keeps lightness and hue. */
export function fromOklch(colour: Oklch): Hex {
  let c = colour.c
  let linear = linearFrom({ ...colour, c })
  while (c > 0.003 && !inGamut(linear)) {
    c -= 0.004
    linear = linearFrom({ ...colour, c })
  }
  return hexOf(linear)
}

/** WCAG relative luminance, 0–1. */
export function luminance(hex: Hex): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1–21. */
export function contrast(colour1: Hex, colour2: Hex): number {
  const [a, b] = [luminance(colour1), luminance(colour2)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
