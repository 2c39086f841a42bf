import type { Command } from './commands.ts'
import { rulesOf } from './rules/catalog.ts'
import type { BattleState, Seat } from './types.ts'

/** Every command `applyCommand` would accept from this seat now; the first one is what `novizio` plays. */
export const legalCommands = (state: BattleState, seat: Seat): Command[] =>
  rulesOf(state.rules).legal(state, seat)
