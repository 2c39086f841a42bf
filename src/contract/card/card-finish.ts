/**
 * How a card's surface answers the light, by rarity: paper, soft sheen, foil, patterned foil, holo, rainbow holo. Figures and
 * colours only; the page paints them with gradients, the stage with a mesh.
 */
import type { Rarity } from '../characters.ts'

export type Finish = 'paper' | 'sheen' | 'foil' | 'pattern' | 'holo' | 'rainbow'

const finishes: Record<Rarity, Finish> = {
  Comune: 'paper',
  'Non Comune': 'sheen',
  Rara: 'foil',
  Mitica: 'pattern',
  Leggendaria: 'holo',
  Unica: 'rainbow',
}

export const finishOf = (rarity: Rarity): Finish => finishes[rarity]

export interface FinishLook {
  bands: readonly string[] // colours of one repeat of the moving foil, each fading into the next
  strength: number // opacity of the foil, 0–1
  glare: number // opacity of the highlight under the light, 0–1
  grain: 'none' | 'brushed' | 'diamonds' | 'stars' // what is cut into the foil
  sparkles: boolean
  lean: number // degrees the card turns at most
}

const dark = '#000000'

export const finishLooks: Record<Finish, FinishLook> = {
  paper: { bands: [], strength: 0, glare: 0.16, grain: 'none', sparkles: false, lean: 8 },
  sheen: {
    bands: [dark, '#46505c', dark, '#2a3038'],
    strength: 0.5,
    glare: 0.26,
    grain: 'none',
    sparkles: false,
    lean: 9,
  },
  foil: {
    bands: [dark, '#6a4a10', '#b08a30', '#6a4a10'],
    strength: 0.55,
    glare: 0.32,
    grain: 'brushed',
    sparkles: false,
    lean: 10,
  },
  pattern: {
    bands: ['#2a0a50', '#8a3ac0', '#3a5ad0', '#b04aa0'],
    strength: 0.6,
    glare: 0.34,
    grain: 'diamonds',
    sparkles: false,
    lean: 11,
  },
  holo: {
    bands: ['#b04080', '#b09030', '#309070', '#3078b0', '#7040b0'],
    strength: 0.6,
    glare: 0.4,
    grain: 'brushed',
    sparkles: false,
    lean: 12,
  },
  rainbow: {
    bands: ['#d03a90', '#d0a030', '#60c050', '#30b0b0', '#3a70e0', '#9040d8'],
    strength: 0.72,
    glare: 0.46,
    grain: 'stars',
    sparkles: true,
    lean: 13,
  },
}

/** Lean of a card nobody touches, −1 to 1: where its foil looks best. */
export const restingLean = { x: 0.22, y: -0.18 } as const
