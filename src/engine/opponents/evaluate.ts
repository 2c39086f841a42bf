import type { BattleState, RuleSet, Seat } from '../types.ts'
import { evaluateClassic } from './evaluate-classic.ts'
import { evaluateStandard } from './evaluate-standard.ts'
import type { Personality } from './personality.ts'

const evaluators: Record<RuleSet, (state: BattleState, seat: Seat, personality: Personality) => number> = {
  classic: evaluateClassic,
  standard: evaluateStandard,
}

export const DECIDED = 10

/** Above 0 if the seat is ahead, from about −1 to 1. At least `DECIDED` if it has won, more the sooner it won. */
export function evaluate(state: BattleState, seat: Seat, personality: Personality): number {
  if (state.phase !== 'game_over') return evaluators[state.rules](state, seat, personality)
  if (state.winner === null) return 0
  return state.winner === seat ? DECIDED + 1 / state.turn : -DECIDED - 1 / state.turn
}
