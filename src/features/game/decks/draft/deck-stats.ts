/** Statistics of a deck: the costs of its moves and its types. Pure. */

import {
  type CardType,
  type Character,
  elements,
  pointsOfRarity,
} from '@/contract/endpoints/game/characters.ts'
import { clamp } from '@/lib/clamp.ts'

export const curveCosts = [1, 2, 3, 4, 5, 6] as const // energy costs of printed moves (decision 0043)

type Counted = Pick<Character, 'tipo' | 'mosse'>

export interface CostCurve {
  moves: number[] // one count per `curveCosts`; lower and higher costs count at the ends
  average: number | null // null without moves
}

export function costCurve(cards: readonly Counted[]): CostCurve {
  const costs = cards.flatMap(({ mosse }) => mosse.map(move => move.costo_energia))
  const [lowest, highest] = [curveCosts[0], curveCosts[curveCosts.length - 1] ?? 6]
  const clamped = costs.map(cost => clamp(cost, lowest, highest))
  return {
    moves: curveCosts.map(cost => clamped.filter(other => other === cost).length),
    average: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0) / costs.length,
  }
}

/** Sorted by frequency, then in the order of the catalogue. */
export function typeSpread(cards: readonly Counted[]): { type: CardType; count: number }[] {
  return elements
    .map(type => ({ type, count: cards.filter(({ tipo }) => tipo === type).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** Returns the points that the rival would score for defeating every card of the deck. */
export const pointsAtStake = (cards: readonly Pick<Character, 'rarita'>[]): number =>
  cards.reduce((sum, { rarita }) => sum + pointsOfRarity[rarita], 0)
