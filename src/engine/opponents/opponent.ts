import type { Command } from '../commands.ts'
import type { BattleView } from '../view.ts'

export type OpponentCode = 'novizio'

/** A computer player: a pure function of what its seat sees. It uses only what a human could see, and no clock. */
export interface Opponent {
  code: OpponentCode
  /** null when it is not this seat's turn to do anything. */
  decide(view: BattleView): Command | null
}
