/** What a deck looks like in numbers: what its moves cost, which types it holds. Pure. */
import {
  type CardType,
  type Character,
  elements,
  pointsOfRarity,
} from '@/contract/endpoints/game/characters.ts'

export const curveCosts = [1, 2, 3, 4, 5, 6] as const // energy costs of printed moves (decision 0043)

type Counted = Pick<Character, 'tipo' | 'mosse'>

export interface CostCurve {
  moves: number[] // one count per `curveCosts`; cheaper and dearer ones count at the ends
  average: number | null // null without a move
}

export function costCurve(cards: readonly Counted[]): CostCurve {
  const costs = cards.flatMap(({ mosse }) => mosse.map(move => move.costo_energia))
  const [lowest, highest] = [curveCosts[0], curveCosts[curveCosts.length - 1] ?? 6]
  const clamped = costs.map(cost => Math.min(highest, Math.max(lowest, cost)))
  return {
    moves: curveCosts.map(cost => clamped.filter(other => other === cost).length),
    average: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0) / costs.length,
  }
}

/** The most frequent type first; equals in the order of the catalogue. */
export function typeSpread(cards: readonly Counted[]): { type: CardType; count: number }[] {
  return elements
    .map(type => ({ type, count: cards.filter(({ tipo }) => tipo === type).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** What the rival would score if every card of the deck fell. */
export const pointsAtStake = (cards: readonly Pick<Character, 'rarita'>[]): number =>
  cards.reduce((sum, { rarita }) => sum + pointsOfRarity[rarita], 0)
