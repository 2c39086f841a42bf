/** Colours of the workbench at night (design: stage tokens). Amber = act now, teal = mine, ember = rival and harm. */
import type { CardType, Rarity } from '@/contract/characters.ts'
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
} as const

export type Side = 'own' | 'rival'
export const ringColour: Record<Side, string> = { own: '#3fd8cf', rival: '#ff5a3a' }

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

export const typeLooks: Record<CardType, TypeLook> = {
  Natura: { file: 'natura', glyph: 'leaf', light: '#6cc24a', dark: '#1f6a2c' },
  Aria: { file: 'aria', glyph: 'wind', light: '#8ad4ff', dark: '#2f7fc8' },
  Fuoco: { file: 'fuoco', glyph: 'flame', light: '#ff8a3a', dark: '#b8200c' },
  Terra: { file: 'terra', glyph: 'mountains', light: '#d89a5a', dark: '#7a4520' },
  Oggetto: { file: 'oggetto', glyph: 'cube', light: '#e0b088', dark: '#8a4a3a' },
  Acqua: { file: 'acqua', glyph: 'drop', light: '#4ab8ff', dark: '#144ab0' },
  Ghiaccio: { file: 'ghiaccio', glyph: 'snowflake', light: '#a8dcff', dark: '#3a80c8' },
  Psichico: { file: 'psichico', glyph: 'eye', light: '#ff80e0', dark: '#7a1aa0' },
  Meccanico: { file: 'meccanico', glyph: 'gear-six', light: '#b8c4d0', dark: '#46525f' },
  Cosmico: { file: 'cosmico', glyph: 'planet', light: '#8a7aff', dark: '#2a1a8a' },
  Divino: { file: 'divino', glyph: 'sparkle', light: '#ffe9a0', dark: '#d0902a' },
  Luce: { file: 'luce', glyph: 'sun', light: '#fff080', dark: '#e0a010' },
  Oscurità: { file: 'oscurita', glyph: 'moon', light: '#9a5ae0', dark: '#3a1a60' },
  Suono: { file: 'suono', glyph: 'music-notes', light: '#ff7ac8', dark: '#8a1a90' },
  '???': { file: 'anomalia', glyph: 'question', light: '#3a4a58', dark: '#05080c' },
}

export interface RarityLook {
  file: string
  gems: number // rarity is always colour and count
  metal: string[] // around the frame, from dark to light and back
  gem: string
}

const alloy = (dark: string, mid: string, light: string) => [
  dark,
  mid,
  light,
  mid,
  dark,
  mid,
  light,
  mid,
  dark,
]

export const rarityLooks: Record<Rarity, RarityLook> = {
  Comune: { file: 'comune', gems: 1, metal: alloy('#8a5428', '#d0925a', '#f0c596'), gem: '#f0c596' },
  'Non Comune': {
    file: 'non-comune',
    gems: 2,
    metal: alloy('#6a7684', '#b4c0cc', '#f4f8fc'),
    gem: '#f4f8fc',
  },
  Rara: { file: 'rara', gems: 3, metal: alloy('#9a6a08', '#f0b92c', '#fff0a0'), gem: '#ffe27a' },
  Mitica: { file: 'mitica', gems: 4, metal: alloy('#5a1a9a', '#a85cf0', '#f0c8ff'), gem: '#d9a0ff' },
  Leggendaria: {
    file: 'leggendaria',
    gems: 5,
    metal: alloy('#b86a00', '#ffb41a', '#fffbe0'),
    gem: '#ffd35a',
  },
  Unica: {
    file: 'unica',
    gems: 6,
    metal: ['#ff5ac8', '#ffd85a', '#7affc0', '#5ad8ff', '#b08aff', '#ff5ac8'],
    gem: '#c8fff0',
  },
}

/** Between two `#rrggbb` colours; `share` 0 is the first. */
export function mixed(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map(at => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
