/**
 * The background of a page (specification notes §3 `background`, `background_image`, `background_overlay`): the shop's
 * colour, adjusted only as far as text needs. A dark background makes the light theme's text light. An image is covered
 * by an overlay strong enough for readable text.
 */

import type { Settings } from '@/contract/settings.ts'
import { clamp } from '@/lib/clamp.ts'
import { fromOklch, type Hex, toOklch } from '@/lib/oklch.ts'
import { alphaOf, laidOver, parseColour } from '@/lib/parse-colour.ts'
import type { ThemeMode } from './tokens.ts'

export type GroundWishes = Partial<
  Pick<Settings, 'background' | 'background_image' | 'background_overlay' | 'body_text_color'>
>

export interface Ground {
  dark: boolean // text on it is light
  canvas: Hex | undefined // undefined: the default of the theme
  veil: number // opacity of the canvas over a picture, 0 without one
}

const leastVeil = 0.8
const middle = 0.62 // lightness below which a colour counts as a dark background
const lightest = { dark: 0.3, light: 1 }
const darkest = { dark: 0.08, light: 0.9 }
const nightLightness = 0.22
const nightChroma = 0.04

function wished({ background, background_overlay: overlay, background_image: image }: GroundWishes) {
  const base = parseColour(background)
  const veil = parseColour(image ? opaque(overlay) : overlay, base)
  return veil ?? base
}

/** Returns the colour without its opacity. */
const opaque = (text: string | undefined): string | undefined =>
  text
    ?.replace(/^(#[0-9a-f]{6})[0-9a-f]{2}$/i, '$1')
    .replace(/^rgba\(([^,]+,[^,]+,[^,]+),[^)]+\)$/i, 'rgb($1)')

export function groundOf(wishes: GroundWishes, mode: ThemeMode): Ground {
  const veil = wishes.background_image ? Math.max(leastVeil, alphaOf(wishes.background_overlay) ?? 0.86) : 0
  const colour = wished(wishes)
  if (!colour) return { dark: mode === 'dark', canvas: undefined, veil }
  const { l, c, h } = toOklch(colour)
  if (mode === 'dark') {
    const canvas =
      l <= nightLightness ? colour : fromOklch({ l: nightLightness, c: Math.min(c, nightChroma), h })
    return { dark: true, canvas, veil }
  }
  const dark = l < middle
  const tone = dark ? 'dark' : 'light'
  const bounded = clamp(l, darkest[tone], lightest[tone])
  return { dark, canvas: bounded === l ? colour : fromOklch({ l: bounded, c, h }), veil }
}

/** Returns the darkest and the lightest colour that an image can give the background. */
export const extremesOf = (canvas: Hex, veil: number): Hex[] =>
  veil === 0 ? [canvas] : [canvas, laidOver(canvas, veil, '#000000'), laidOver(canvas, veil, '#ffffff')]
