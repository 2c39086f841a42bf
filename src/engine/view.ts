/**
 * The part of the state that a seat, or a spectator (`null`), may see. Both decks are visible from the start. Only the random state is
 * secret (decision 0033).
 */
import type { Command } from './commands.ts'
import { legalCommands } from './legal.ts'
import type { BattleState, Seat } from './types.ts'

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
