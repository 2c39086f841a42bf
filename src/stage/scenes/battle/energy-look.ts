import type { BattleSnapshot } from '../../battle-snapshot.ts'
import type { CellState } from '../../draw/energy-art.ts'

export const MOST_ENERGY = 10 // decision 0043

/** Returns the state of each cell when `spend` of the `energy` would be used and `next` would be gained in the next turn. */
export const cellStates = (energy: number, spend: number, next = 0): CellState[] =>
  Array.from({ length: MOST_ENERGY }, (_, i) => {
    if (i < energy - spend) return i < energy ? 'full' : 'empty'
    if (i < energy) return 'spent'
    return i < energy - spend + next ? 'next' : 'empty'
  })

type Spending = Pick<
  BattleSnapshot,
  'moves' | 'selectedMove' | 'own' | 'facts' | 'canReplace' | 'replacing' | 'selectedCard'
>

/** Returns the energy that the selected move or the requested switch would cost. */
export function spendOf({ moves, selectedMove, own, ...asked }: Spending): number {
  if (own.energy === null) return 0
  const move = moves.find(({ index }) => index === selectedMove)
  if (move) return move.disabled ? 0 : Math.min(own.energy, move.costo)
  return changeAsked(asked) ? (asked.facts?.change?.cost ?? 0) : 0
}

/** Returns true if the picture is about a switch: one is requested, or a card that could come in is inspected. */
export const changeAsked = ({
  canReplace,
  replacing,
  selectedCard,
}: Pick<BattleSnapshot, 'canReplace' | 'replacing' | 'selectedCard'>): boolean =>
  canReplace && (replacing || selectedCard !== null)
