import type { Command } from './commands.ts'
import { rulesOf } from './rules/catalog.ts'
import type { BattleState, Seat } from './types.ts'

/** Returns every command that `applyCommand` would accept from this seat now. `novizio` plays the first one. */
export const legalCommands = (state: BattleState, seat: Seat): Command[] =>
  rulesOf(state.rules).legal(state, seat)
