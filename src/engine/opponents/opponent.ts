import type { Command } from '../commands.ts'
import type { BattleView } from '../view.ts'

/** From the weakest to the strongest. */
export const opponentCodes = ['novizio', 'apprendista', 'esperto', 'veterano', 'maestro'] as const
export type OpponentCode = (typeof opponentCodes)[number]

/**
 * A computer player: a pure function of what its seat sees, its seed and the turn. It uses only what a human could see, and no
 * clock (decision 0028).
 */
export interface Opponent {
  code: OpponentCode
  /**
   * null when it is not this seat's turn to do anything.
   * @param seed decides between equals; the same seed plays the same battle
   */
  decide(view: BattleView, seed?: number): Command | null
}
