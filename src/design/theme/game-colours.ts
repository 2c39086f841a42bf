/**
 * Derives the game's colours from the shop's primary and secondary (decision 0039). The game is always dark, so they
 * are the same in both themes. Pages read them as CSS variables (`primaryLight` is `--game-primary-light`), the stage
 * gets them as a parameter. The default palette gives the designed shades. Any other palette gives shades with readable
 * text.
 */

import { type Palette, paletteDefaults } from '@/contract/palette.ts'
import { clamp } from '@/lib/clamp.ts'
import { fromOklch, type Hex, toOklch } from '@/lib/oklch.ts'
import { parseColour } from '@/lib/parse-colour.ts'
import { onFill, repair } from '@/lib/repair-contrast.ts'

interface PrimaryColours {
  primary: Hex // fill of selected parts and of the second button
  primaryLight: Hex // upper end of its gradient
  primaryDark: Hex // lower end of its gradient
  primaryDeep: Hex // tint of dark panels
  primaryGlow: Hex // lines, marks and text on dark panels
  primaryPale: Hex // quieter text on dark panels
  onPrimary: Hex // text on the fill
  ownRing: Hex // glow below the player's own card
}

interface SecondaryColours {
  secondary: Hex // fill of the main button
  secondaryLight: Hex
  secondaryDark: Hex
  secondaryMark: Hex // the secondary as lines and text on dark panels, at least 4.5:1
  secondaryText: Hex // titles on dark panels, at least 4.5:1
  secondaryGlow: Hex // glow around what is selected
  onSecondary: Hex
}

/** The opponent's colours: ember, or violet if the shop's own colour is as warm as ember. */
interface RivalColours {
  rival: Hex // lines and marks
  rivalRing: Hex
  rivalDark: Hex // fill under white text
  rivalDeep: Hex // background
}

export type GameColours = PrimaryColours &
  SecondaryColours &
  RivalColours & {
    alarm: Hex // the last seconds of a clock
  }

const defaultOf = (key: 'primary' | 'secondary' | 'error'): Hex => paletteDefaults[key].toLowerCase()

const drawnPrimary: PrimaryColours = {
  primary: defaultOf('primary'),
  primaryLight: '#43939a',
  primaryDark: '#235459',
  primaryDeep: '#1c484d',
  primaryGlow: '#4fb8b4',
  primaryPale: '#a8ece6',
  onPrimary: '#ffffff',
  ownRing: '#3fd8cf',
}

const drawnSecondary: SecondaryColours = {
  secondary: defaultOf('secondary'),
  secondaryLight: '#ffdd66',
  secondaryDark: '#e29a00',
  secondaryMark: defaultOf('secondary'),
  secondaryText: '#ffdd66',
  secondaryGlow: '#ff9a1e',
  onSecondary: '#3a1d00',
}

const ember: RivalColours = {
  rival: '#e0643c',
  rivalRing: '#ff5a3a',
  rivalDark: '#a8402a',
  rivalDeep: '#6a2416',
}

const violet: RivalColours = {
  rival: '#a98bff',
  rivalRing: '#8f7bff',
  rivalDark: '#5b43b8',
  rivalDeep: '#33246e',
}

const panel = '#30221a' // the lightest background of text in the game
const darkText = '#0d0907'

const shaded = (colour: Hex, by: number): Hex => {
  const { l, c, h } = toOklch(colour)
  return fromOklch({ l: clamp(l + by, 0.12, 0.97), c, h })
}

/** A fill with a lighter and a darker shade, all three at least 4.5:1 to the text. */
function fillOf(colour: Hex, light: number, dark: number) {
  const { fill, on } = onFill(colour, darkText)
  return { fill, on, light: repair(shaded(fill, light), [on]), dark: repair(shaded(fill, dark), [on]) }
}

/** Visible on the dark table for any colour. */
const glowing = (colour: Hex): Hex => {
  const { c, h } = toOklch(colour)
  return fromOklch({ l: 0.8, c: clamp(c + 0.04, 0.06, 0.16), h })
}

function primaryColours(colour: Hex): PrimaryColours {
  const { fill, on, light, dark } = fillOf(colour, 0.06, -0.13)
  const { c, h } = toOklch(colour)
  return {
    primary: fill,
    primaryLight: light,
    primaryDark: dark,
    primaryDeep: fromOklch({ l: 0.37, c: Math.min(c * 0.7, 0.09), h }),
    primaryGlow: glowing(colour),
    primaryPale: fromOklch({ l: 0.9, c: Math.min(c, 0.07), h }),
    onPrimary: on,
    ownRing: glowing(colour),
  }
}

function secondaryColours(colour: Hex): SecondaryColours {
  const { fill, on, light, dark } = fillOf(colour, 0.06, -0.09)
  const mark = repair(colour, [panel])
  return {
    secondary: fill,
    secondaryLight: light,
    secondaryDark: dark,
    secondaryMark: mark,
    secondaryText: repair(shaded(colour, 0.06), [panel]),
    secondaryGlow: mark,
    onSecondary: on,
  }
}

function rivalColours(own: Hex): RivalColours {
  const { c, h } = toOklch(own)
  const apart = Math.abs(h - toOklch(ember.rivalRing).h)
  return c > 0.06 && Math.min(apart, 360 - apart) < 45 ? violet : ember
}

/** A missing or invalid colour is replaced by the default. */
export function gameColours(palette: Partial<Pick<Palette, 'primary' | 'secondary' | 'error'>>): GameColours {
  const primary = parseColour(palette.primary) ?? defaultOf('primary')
  const secondary = parseColour(palette.secondary) ?? defaultOf('secondary')
  const error = parseColour(palette.error) ?? defaultOf('error')
  return {
    ...(primary === defaultOf('primary') ? drawnPrimary : primaryColours(primary)),
    ...(secondary === defaultOf('secondary') ? drawnSecondary : secondaryColours(secondary)),
    ...rivalColours(primary),
    alarm: error === defaultOf('error') ? '#ff3a1a' : repair(error, [panel], 3),
  }
}

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name

export type GameToken = `game-${Kebab<keyof GameColours>}`

/** The same by the names of their CSS variables. */
export const gameTokens = (palette: Partial<Palette>): Record<GameToken, Hex> =>
  Object.fromEntries(
    Object.entries(gameColours(palette)).map(([name, colour]) => [
      `game-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
      colour,
    ]),
  ) as Record<GameToken, Hex>
