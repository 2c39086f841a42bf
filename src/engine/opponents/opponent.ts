import type { Command } from '../commands.ts'
import type { BattleView } from '../view.ts'

/** From the weakest to the strongest. */
export const opponentCodes = ['novizio', 'apprendista', 'esperto', 'veterano', 'maestro'] as const
export type OpponentCode = (typeof opponentCodes)[number]

/**
 * A computer player: a pure function of its seat's view, its seed and the turn. It uses only visible information and no clock
 * (decision 0028).
 */
export interface Opponent {
  code: OpponentCode
  /**
   * Returns null if it is not this seat's turn.
   * @param seed breaks ties; the same seed plays the same battle
   */
  decide(view: BattleView, seed?: number): Command | null
}
