import type { Command, RejectionCode } from '../commands.ts'
import type { Step } from '../steps.ts'
import type { BattleState, RuleSet, Seat } from '../types.ts'

/** One way to play. The engine's public functions look a rule set up by its code and have no case for a particular one. */
export interface Rules {
  code: RuleSet
  deckSize: number // cards per player
  /** What the rules add to a battle that was just laid out and whose first turn has been announced. */
  open(state: BattleState): Step
  /** Everything the seat may do now, moves first in printed order, cards in deck order last. Empty when it must wait. */
  legal(state: BattleState, seat: Seat): Command[]
  /** A well-formed command on any state. */
  apply(state: BattleState, command: Command): Step | RejectionCode
}
