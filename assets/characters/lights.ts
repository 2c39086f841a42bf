/** Light and accent colours per card type: rims from behind, fill, sky, ground, and the glow that jewels and flames give off. */
import type { CardType } from '../../src/contract/endpoints/game/characters.ts'

export interface LightRig {
  rim: string
  rim2: string
  fill: string
  ground: string
  sky: string
  glow: string
}

const rig = (
  rim: string,
  rim2: string,
  fill: string,
  ground: string,
  sky: string,
  glow: string,
): LightRig => ({
  rim,
  rim2,
  fill,
  ground,
  sky,
  glow,
})

export const lightRigs: Record<CardType, LightRig> = {
  Natura: rig('#e8ff9a', '#5affc0', '#a0e0a0', '#2f5a2a', '#d8f0ff', '#c8ff6a'),
  Aria: rig('#ffffff', '#8ae0ff', '#b8e0ff', '#7a90b0', '#e0f0ff', '#c0f6ff'),
  Fuoco: rig('#ffb04a', '#ff4a2a', '#ff9a70', '#70281a', '#ffd8b8', '#ff8a20'),
  Terra: rig('#ffd890', '#d09a5a', '#d8b090', '#5a3a20', '#e8d8c0', '#ffb030'),
  Oggetto: rig('#fff0d0', '#ffc0a0', '#e0c8c0', '#6a4a3a', '#fff0e0', '#ffd080'),
  Acqua: rig('#b0f8ff', '#4a80ff', '#70c0ff', '#10386a', '#c0e8ff', '#6ae8ff'),
  Ghiaccio: rig('#e8fbff', '#90b8ff', '#b0d8ff', '#4a6a9a', '#e8f6ff', '#a8f0ff'),
  Psichico: rig('#ff9af0', '#8a6aff', '#d09aff', '#4a2a6a', '#e8d0ff', '#ff6ae0'),
  Meccanico: rig('#c8e8ff', '#ffb060', '#a8b8c8', '#3a4250', '#d0dcea', '#4af0ff'),
  Cosmico: rig('#a08aff', '#ff6ad0', '#7a6ae0', '#1a1440', '#b0a8ff', '#8ad0ff'),
  Divino: rig('#fff0b0', '#ffd0e8', '#ffe8c0', '#9a7a4a', '#fff6e0', '#ffe070'),
  Luce: rig('#fffbd0', '#ffe08a', '#fff0b0', '#a08030', '#fffbe8', '#fff08a'),
  Oscurità: rig('#b070ff', '#ff3a6a', '#6a4aa0', '#140a20', '#8a7ab0', '#d04aff'),
  Suono: rig('#ffd0f0', '#6af0ff', '#e0a0e0', '#50204a', '#ffe0f6', '#6affea'),
  '???': rig('#00f0ff', '#ff0a90', '#6080a0', '#101018', '#a0b0c0', '#00f0ff'),
}
