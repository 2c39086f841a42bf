/**
 * The part of the state that a seat, or a spectator (`null`), may see. Both decks are visible from the start. Only the random state is
 * secret (decision 0033).
 */
import type { Command } from './commands.ts'
import { rulesOf } from './rules/catalog.ts'
import type { BattleState, Seat } from './types.ts'

/** Returns every command that `applyCommand` would accept from this seat now. `novizio` plays the first one. */
export const legalCommands = (state: BattleState, seat: Seat): Command[] =>
  rulesOf(state.rules).legal(state, seat)

export interface BattleView extends Omit<BattleState, 'rng'> {
  seat: Seat | null
  legal: Command[] // what this seat may do now; empty for a spectator
  toAct: Seat | null // the seat that must act; null when the battle is over
}

/** In a running battle exactly one seat must act. */
function seatToAct(state: BattleState): Seat | null {
  if (state.phase === 'game_over') return null
  return legalCommands(state, 'player1').length > 0 ? 'player1' : 'player2'
}

export function viewFor(state: BattleState, seat: Seat | null): BattleView {
  const { rng: _secret, ...open } = state
  return { ...open, seat, legal: seat ? legalCommands(state, seat) : [], toAct: seatToAct(state) }
}

/** Returns a state for the search. The random state is not visible, so players look no further than the announced wind. */
export function stateOfView({ seat: _seat, legal: _legal, toAct: _toAct, ...open }: BattleView): BattleState {
  return { ...open, rng: 0 }
}
