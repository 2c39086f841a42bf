import type { Command } from '../commands.ts'
import type { BattleView } from '../view.ts'

/** The levels that a player can choose, from the weakest to the strongest. */
export const opponentCodes = ['novizio', 'apprendista', 'esperto', 'veterano', 'maestro'] as const
export type OpponentCode = (typeof opponentCodes)[number]
/** Every computer player: the levels, and the rival of the first lesson. */
export const computerCodes = [...opponentCodes, 'istruttore'] as const
export type ComputerCode = (typeof computerCodes)[number]

/** Whether a player can choose this computer player, so that its battles count. */
export const isLevel = (code: ComputerCode): code is OpponentCode => code !== 'istruttore'

/**
 * A computer player: a pure function of its seat's view, its seed and the turn. It uses only visible information and no clock
 * (decision 0028).
 */
export interface Opponent {
  code: ComputerCode
  /**
   * Returns null if it is not this seat's turn.
   * @param seed breaks ties; the same seed plays the same battle
   */
  decide(view: BattleView, seed?: number): Command | null
}
