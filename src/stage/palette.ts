/** Colours of the workbench at night (design: stage tokens). Amber = act now, teal = mine, ember = rival and harm. */
import { typeLooks as cardTypeLooks, metals } from '@/contract/card/card-look.ts'
import { type CardType, elements, type Rarity, rarities, slugOf } from '@/contract/characters.ts'
import type { Glyph } from './paint/glyphs.ts'

export const ink = {
  buio: '#0d0907',
  noce1: '#1a120d',
  noce2: '#30221a',
  pozzo: '#0f0a07',
  ottoneLight: '#fff0c0',
  ottone: '#c9923e',
  ottoneDark: '#5a3a14',
  ottoneBordo: '#8a6630',
  crema: '#fff4dc',
  crema2: '#d9c6a5',
  crema3: '#c9b38a',
  spento: '#a39379',
  smalto: '#387e84',
  smaltoHi: '#4fb8b4',
  ambra: '#ffc107',
  ambraHi: '#ffdd66',
  ambraLo: '#e29a00',
  rosso: '#d63a22',
  brace: '#e0643c',
  outline: '#120a06',
  suAmbra: '#3a1d00', // text on amber
  suSmalto: '#ffffff', // text on enamel
  smaltoLift: '#43939a',
  smaltoLo: '#235459',
}

export type Side = 'own' | 'rival'
export const ringColour: Record<Side, string> = { own: '#3fd8cf', rival: '#ff5a3a' }

/** Amber and teal as the shop's own colours have them; the night, the metals and the elements stay. */
export type ShopInk = Pick<
  typeof ink,
  'smalto' | 'smaltoHi' | 'smaltoLift' | 'smaltoLo' | 'suSmalto' | 'ambra' | 'ambraHi' | 'ambraLo' | 'suAmbra'
> & { ring: string }

/** Before a stage is mounted: what is painted from then on wears them. */
export function wearShopInk({ ring, ...shades }: ShopInk): void {
  Object.assign(ink, shades)
  ringColour.own = ring
}

/** Health reads from its colour too: above 50 %, above 22 %, below. Top and bottom of the gradient. */
export function healthColours(share: number): [string, string] {
  if (share > 0.5) return ['#7be08a', '#2f9e5c']
  if (share > 0.22) return ['#ffd34a', '#d98a12']
  return ['#ff7a5a', '#c92a1c']
}

export interface TypeLook {
  file: string // its word in file names
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
  return { file: slugOf(type), glyph: glyphs[type], light, dark }
}

export const typeLooks = Object.fromEntries(elements.map(type => [type, typeLook(type)])) as Record<
  CardType,
  TypeLook
>

export interface RarityLook {
  file: string
  gems: number // rarity is always colour and count
  metal: string[] // around the frame, from dark to light and back
  gem: string
}

const rainbow = ['#ff5ac8', '#ffd85a', '#7affc0', '#5ad8ff', '#b08aff', '#ff5ac8']

function rarityLook(rarity: Rarity): RarityLook {
  const { dark, mid, light, gems } = metals[rarity]
  return {
    file: slugOf(rarity),
    gems,
    metal: rarity === 'Unica' ? rainbow : [dark, mid, light, mid, dark, mid, light, mid, dark],
    gem: rarity === 'Unica' ? '#c8fff0' : light,
  }
}

export const rarityLooks = Object.fromEntries(rarities.map(rarity => [rarity, rarityLook(rarity)])) as Record<
  Rarity,
  RarityLook
>

/** Between two `#rrggbb` colours; `share` 0 is the first. */
export function mixed(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map(at => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
