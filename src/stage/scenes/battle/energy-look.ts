import type { BattlePicture } from '../../battle-picture.ts'
import type { CellState } from '../../draw/energy-art.ts'

export const MOST_ENERGY = 10 // decision 0043

/** Of each cell from the first on, when `spend` of the `energy` would go and `next` would come with the next turn. */
export const cellStates = (energy: number, spend: number, next = 0): CellState[] =>
  Array.from({ length: MOST_ENERGY }, (_, i) => {
    if (i < energy - spend) return i < energy ? 'full' : 'empty'
    if (i < energy) return 'spent'
    return i < energy - spend + next ? 'next' : 'empty'
  })

type Spending = Pick<
  BattlePicture,
  'moves' | 'selectedMove' | 'own' | 'facts' | 'canReplace' | 'replacing' | 'selectedCard'
>

/** What the selected move, or the change of card that is asked for, would take from the energy at hand. */
export function spendOf({ moves, selectedMove, own, ...asked }: Spending): number {
  if (own.energy === null) return 0
  const move = moves.find(({ index }) => index === selectedMove)
  if (move) return move.disabled ? 0 : Math.min(own.energy, move.costo)
  return changeAsked(asked) ? (asked.facts?.change?.cost ?? 0) : 0
}

/** Whether the picture is about a change of card: one is asked for, or a card that could come in is looked at. */
export const changeAsked = ({
  canReplace,
  replacing,
  selectedCard,
}: Pick<BattlePicture, 'canReplace' | 'replacing' | 'selectedCard'>): boolean =>
  canReplace && (replacing || selectedCard !== null)
