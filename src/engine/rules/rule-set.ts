import type { Command, RejectionCode } from '../commands.ts'
import type { Step } from '../steps.ts'
import type { BattleState, RuleSet, Seat } from '../types.ts'

/** One set of rules. The engine's public functions look it up by its code and have no special cases. */
export interface Rules {
  code: RuleSet
  deckSize: number // cards per player
  /** Adds what the rules need to a battle that was just created and whose first turn has been announced. */
  open(state: BattleState): Step
  /** Returns everything the seat may do now: moves first in printed order, cards last in deck order. Empty if it must wait. */
  legal(state: BattleState, seat: Seat): Command[]
  /** Applies a well-formed command to any state. */
  apply(state: BattleState, command: Command): Step | RejectionCode
}
