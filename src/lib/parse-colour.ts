/** Parses colours of the settings: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or `rgb(a)(…)`. The theme uses opaque `#rrggbb`. */
import { clamp } from './clamp.ts'
import type { Hex } from './oklch.ts'

type Channels = [red: number, green: number, blue: number, alpha: number]

function fromHex(text: string): Channels | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1]
  if (!digits) return undefined
  const pairs = digits.length < 6 ? [...digits].map(d => d + d) : digits.match(/../g)!
  const [r = 0, g = 0, b = 0, a = 255] = pairs.map(pair => Number.parseInt(pair, 16))
  return [r, g, b, a / 255]
}

function fromRgb(text: string): Channels | undefined {
  const inside = /^rgba?\(([^)]+)\)$/i.exec(text)?.[1]
  if (!inside) return undefined
  const [r, g, b, a = 1] = inside.split(/[\s,/]+/).map(Number)
  const channels = [r, g, b, a]
  return channels.every(v => v !== undefined && Number.isFinite(v)) ? (channels as Channels) : undefined
}

const byte = (v: number) =>
  Math.round(clamp(v, 0, 255))
    .toString(16)
    .padStart(2, '0')

const channelsOf = (text: string | undefined): Channels | undefined => {
  const trimmed = (text ?? '').trim()
  return fromHex(trimmed) ?? fromRgb(trimmed)
}

/** Opacity of a colour, 0–1. */
export const alphaOf = (text: string | undefined): number | undefined => channelsOf(text)?.[3]

const laid = ([r, g, b]: Channels, alpha: number, under: Hex): Hex => {
  const ground = fromHex(under) ?? [255, 255, 255, 1]
  return `#${[r, g, b].map((v, i) => byte(v * alpha + (ground[i] ?? 255) * (1 - alpha))).join('')}`
}

/** The opaque colour of `colour` over `under`. `alpha` is 0 to 1. */
export const laidOver = (colour: Hex, alpha: number, under: Hex): Hex =>
  laid(channelsOf(colour) ?? [255, 255, 255, 1], alpha, under)

/** Blends a translucent colour with `under`. Returns undefined for empty text or an invalid colour. */
export function parseColour(text: string | undefined, under: Hex = '#ffffff'): Hex | undefined {
  const channels = channelsOf(text)
  return channels && laid(channels, channels[3], under)
}
