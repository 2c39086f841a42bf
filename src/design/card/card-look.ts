/**
 * Metal colours and number of gems of a rarity. Colours and emblem of a type. Rarity is always shown by colour and
 * count. Used by art pipeline, page, stage and share image. Draws nothing.
 */
import type { CardType, Rarity } from '../../contract/endpoints/game/characters.ts'

export interface Metal {
  dark: string
  mid: string
  light: string
  low: string
  gems: number
  pops: boolean // the creature overlaps the plate
  foil: number // strength of the rainbow baked behind the creature, 0 for none
}

const metal = (tones: [string, string, string, string], gems: number, pops = false, foil = 0): Metal => ({
  dark: tones[0],
  mid: tones[1],
  light: tones[2],
  low: tones[3],
  gems,
  pops,
  foil,
})

export const metals: Record<Rarity, Metal> = {
  Comune: metal(['#5a3418', '#b5763f', '#f0c596', '#8a5428'], 1),
  'Non Comune': metal(['#4a525c', '#9aa6b4', '#f4f8fc', '#6a7684'], 2),
  Rara: metal(['#7a4a06', '#e0a422', '#fff0a0', '#b87810'], 3),
  Mitica: metal(['#3a0f6a', '#9a4ae0', '#f0c8ff', '#5a1a9a'], 4, true),
  Leggendaria: metal(['#8a4a00', '#ffc02a', '#fffbe0', '#ff8a1a'], 5, true, 0.3),
  Unica: metal(['#ff5ac8', '#5ad8ff', '#ffffff', '#ffd85a'], 6, true, 0.42),
}

const rainbow = '#ff5ac8,#ffd85a,#7affc0,#5ad8ff,#b08aff'
const gilt = '#8a4a00,#fff3b0,#ffb41a,#fffbe0,#b86a00,#ffe27a'

/** Returns the brushed ring of a metal surface as a CSS gradient. */
export function metalGradient(rarita: Rarity): string {
  if (rarita === 'Unica') return `conic-gradient(from 20deg,${rainbow},${rainbow},#ff5ac8)`
  if (rarita === 'Leggendaria') return `conic-gradient(from 30deg,${gilt},${gilt},#8a4a00)`
  const { dark, mid, light, low } = metals[rarita]
  return `conic-gradient(from 40deg,${dark},${mid},${light},${mid},${dark},${mid},${light},${low},${dark})`
}

export const gemGradient = (rarita: Rarity): string => {
  const { dark, mid, light, foil } = metals[rarita]
  return foil
    ? 'linear-gradient(135deg,#ff9ae0,#fff6a0,#8affd8,#8ab8ff)'
    : `linear-gradient(135deg,${light},${mid} 50%,${dark})`
}

export interface TypeLook {
  icon: string // Phosphor, fill
  light: string
  dark: string
}

export const typeLooks: Record<CardType, TypeLook> = {
  Natura: { icon: 'leaf', light: '#6cc24a', dark: '#1f6a2c' },
  Aria: { icon: 'wind', light: '#8ad4ff', dark: '#2f7fc8' },
  Fuoco: { icon: 'fire', light: '#ff8a3a', dark: '#b8200c' },
  Terra: { icon: 'mountains', light: '#d89a5a', dark: '#7a4520' },
  Oggetto: { icon: 'cube', light: '#e0b088', dark: '#8a4a3a' },
  Acqua: { icon: 'drop', light: '#4ab8ff', dark: '#144ab0' },
  Ghiaccio: { icon: 'snowflake', light: '#a8dcff', dark: '#3a80c8' },
  Psichico: { icon: 'eye', light: '#ff80e0', dark: '#7a1aa0' },
  Meccanico: { icon: 'gear-six', light: '#b8c4d0', dark: '#46525f' },
  Cosmico: { icon: 'planet', light: '#8a7aff', dark: '#2a1a8a' },
  Divino: { icon: 'star-four', light: '#ffe9a0', dark: '#d0902a' },
  Luce: { icon: 'sun', light: '#fff080', dark: '#e0a010' },
  Oscurità: { icon: 'moon', light: '#9a5ae0', dark: '#3a1a60' },
  Suono: { icon: 'music-note', light: '#ff7ac8', dark: '#8a1a90' },
  '???': { icon: 'question', light: '#3a4a58', dark: '#05080c' },
}
