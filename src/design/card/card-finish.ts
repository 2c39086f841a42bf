/**
 * How a card's surface reflects light, by rarity: paper, soft sheen, foil, patterned foil, holo, rainbow holo. Contains
 * only numbers and colours. The page draws them with gradients, the stage with a mesh.
 */
import type { Rarity } from '../../contract/endpoints/game/characters.ts'

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
  grain: 'none' | 'brushed' | 'diamonds' | 'stars' // pattern of the foil
  sparkles: boolean
  lean: number // maximum rotation of the card in degrees
}

const clear = '#00000000'

export const finishLooks: Record<Finish, FinishLook> = {
  paper: { bands: [], strength: 0, glare: 0.16, grain: 'none', sparkles: false, lean: 8 },
  sheen: {
    bands: [clear, '#dfe8f2a0', clear, '#c8d4e070'],
    strength: 0.5,
    glare: 0.26,
    grain: 'none',
    sparkles: false,
    lean: 9,
  },
  foil: {
    bands: [clear, '#ffd860b0', '#fff4c8d0', '#e0a83090'],
    strength: 0.55,
    glare: 0.32,
    grain: 'brushed',
    sparkles: false,
    lean: 10,
  },
  pattern: {
    bands: ['#8a3ae0c0', '#e070ffc0', '#5a7affb0', '#d05ad0c0'],
    strength: 0.5,
    glare: 0.34,
    grain: 'diamonds',
    sparkles: false,
    lean: 11,
  },
  holo: {
    bands: ['#ff5ab0c0', '#ffe05ac0', '#5affb0b0', '#5ac8ffc0', '#b07affc0', clear],
    strength: 0.62,
    glare: 0.4,
    grain: 'brushed',
    sparkles: false,
    lean: 12,
  },
  rainbow: {
    bands: ['#ff4aa8', '#ffc83a', '#8af05a', '#3ae8e8', '#5a90ff', '#b85aff'],
    strength: 0.56,
    glare: 0.46,
    grain: 'stars',
    sparkles: true,
    lean: 13,
  },
}

/** Lean of a card at rest, −1 to 1: where its foil looks best. */
export const restingLean = { x: 0.22, y: -0.18 } as const
