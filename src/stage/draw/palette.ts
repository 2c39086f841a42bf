/**
 * Colours of the stage (decision 0039): the shop's secondary colour = act now, its primary colour = own side, ember =
 * rival and harm.
 */

import {
  type CardType,
  codeName,
  elements,
  type Rarity,
  rarities,
} from '@/contract/endpoints/game/characters.ts'
import type { Palette } from '@/contract/palette.ts'
import { typeLooks as cardTypeLooks, metals } from '@/design/card/card-look.ts'
import { type GameColours, gameColours } from '@/design/theme/game-colours.ts'
import type { Glyph } from './glyphs.ts'

export const ink = { words: '#fff4dc', outline: '#120a06' }

export type Side = 'own' | 'rival'

/** Colours that depend on the shop's palette. Wood, metals and elements are fixed. */
export const shopColours: GameColours = gameColours({})

/** Call it before a stage is mounted. It applies to everything drawn afterwards. */
export function setShopColours(palette: Partial<Palette>): void {
  Object.assign(shopColours, gameColours(palette))
}

/** The light under a side's card. */
export const ringColour = (side: Side): string =>
  side === 'own' ? shopColours.ownRing : shopColours.rivalRing

/** Returns the top and bottom colour of the health gradient: above 50 %, above 22 %, below. */
export function healthColours(share: number): [string, string] {
  if (share > 0.5) return ['#7be08a', '#2f9e5c']
  if (share > 0.22) return ['#ffd34a', '#d98a12']
  return ['#ff7a5a', '#c92a1c']
}

export interface TypeLook {
  file: string // its name in file names
  glyph: Glyph
  light: string
  dark: string
}

const glyphs: Record<CardType, Glyph> = {
  Natura: 'leaf',
  Aria: 'wind',
  Fuoco: 'flame',
  Terra: 'mountains',
  Oggetto: 'cube',
  Acqua: 'drop',
  Ghiaccio: 'snowflake',
  Psichico: 'eye',
  Meccanico: 'gear-six',
  Cosmico: 'planet',
  Divino: 'sparkle',
  Luce: 'sun',
  Oscurità: 'moon',
  Suono: 'music-notes',
  '???': 'question',
}

const typeLook = (type: CardType): TypeLook => {
  const { light, dark } = cardTypeLooks[type]
  return { file: codeName(type), glyph: glyphs[type], light, dark }
}

export const typeLooks = Object.fromEntries(elements.map(type => [type, typeLook(type)])) as Record<
  CardType,
  TypeLook
>

export interface RarityLook {
  file: string
  gems: number // so that colour is not the only sign of rarity
  metal: string[] // colours around the frame, from dark to light and back
  gem: string
}

const rainbow = ['#ff5ac8', '#ffd85a', '#7affc0', '#5ad8ff', '#b08aff', '#ff5ac8']

function rarityLook(rarity: Rarity): RarityLook {
  const { dark, mid, light, gems } = metals[rarity]
  return {
    file: codeName(rarity),
    gems,
    metal: rarity === 'Unica' ? rainbow : [dark, mid, light, mid, dark, mid, light, mid, dark],
    gem: rarity === 'Unica' ? '#c8fff0' : light,
  }
}

export const rarityLooks = Object.fromEntries(rarities.map(rarity => [rarity, rarityLook(rarity)])) as Record<
  Rarity,
  RarityLook
>

/** Returns red, green and blue of a `#rrggbb` colour, 0–255. */
export const channels = (colour: string): number[] =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))

/** Mixes two `#rrggbb` colours; `share` 0 gives the first one. */
export function mixed(from: string, to: string, share: number): string {
  const end = channels(to)
  const parts = channels(from).map((value, at) => Math.round(value * (1 - share) + (end[at] ?? 0) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
