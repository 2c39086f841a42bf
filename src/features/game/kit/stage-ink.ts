/** The shop's primary and secondary colour as the stage wears them (specification §3 vuetify_colors). Pure; the defaults stay as drawn. */
import { type Palette, paletteDefaults } from '@/contract/settings.ts'
import type { ShopInk } from '@/stage/palette.ts'
import { fromOklch, type Hex, toOklch } from '@/ui/theme/oklch.ts'
import { parseColour } from '@/ui/theme/parse-colour.ts'
import { textOn } from '@/ui/theme/repair.ts'

const shade = (colour: Hex, by: number, leastChroma = 0): Hex => {
  const { l, c, h } = toOklch(colour)
  return fromOklch({ l: Math.min(0.97, Math.max(0.12, l + by)), c: Math.max(c, leastChroma), h })
}

/** A ring must glow on the dark table, whatever the colour was. */
const glowing = (colour: Hex): Hex => {
  const { c, h } = toOklch(colour)
  return fromOklch({ l: 0.8, c: Math.max(0.06, Math.min(c + 0.04, 0.16)), h })
}

const drawn = {
  primary: {
    smalto: '#387e84',
    smaltoHi: '#4fb8b4',
    smaltoLift: '#43939a',
    smaltoLo: '#235459',
    suSmalto: '#ffffff',
    ring: '#3fd8cf',
  },
  secondary: { ambra: '#ffc107', ambraHi: '#ffdd66', ambraLo: '#e29a00', suAmbra: '#3a1d00' },
}

const isStandard = (key: 'primary' | 'secondary', colour: Hex | undefined) =>
  colour === undefined || colour === paletteDefaults[key].toLowerCase()

function enamel(colour: Hex) {
  const [lift, low] = [shade(colour, 0.06), shade(colour, -0.13)]
  return {
    smalto: colour,
    smaltoHi: glowing(colour),
    smaltoLift: lift,
    smaltoLo: low,
    suSmalto: textOn([colour], '#0d0907'),
    ring: glowing(colour),
  }
}

function amber(colour: Hex) {
  const [high, low] = [shade(colour, 0.06), shade(colour, -0.09)]
  return { ambra: colour, ambraHi: high, ambraLo: low, suAmbra: textOn([colour], '#1a0d00') }
}

export function stageInk(palette: Pick<Palette, 'primary' | 'secondary'>): ShopInk {
  const [primary, secondary] = [parseColour(palette.primary), parseColour(palette.secondary)]
  return {
    ...(primary && !isStandard('primary', primary) ? enamel(primary) : drawn.primary),
    ...(secondary && !isStandard('secondary', secondary) ? amber(secondary) : drawn.secondary),
  }
}
