import type { BattlePicture } from '../../battle-picture.ts'
import type { CellState } from '../../draw/energy-art.ts'

export const MOST_ENERGY = 10 // decision 0027

/** Of each cell from the first on, when `spend` of the `energy` would go. */
export const cellStates = (energy: number, spend: number): CellState[] =>
  Array.from({ length: MOST_ENERGY }, (_, i) =>
    i < energy - spend ? 'full' : i < energy ? 'spent' : 'empty',
  )

/** What the selected move would take from the energy at hand. */
export function spendOf({
  moves,
  selectedMove,
  own,
}: Pick<BattlePicture, 'moves' | 'selectedMove' | 'own'>): number {
  const move = moves.find(({ index }) => index === selectedMove)
  return move && !move.disabled && own.energy !== null ? Math.min(own.energy, move.costo) : 0
}
