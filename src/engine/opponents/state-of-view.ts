import type { BattleState } from '../types.ts'
import type { BattleView } from '../view.ts'

/** Returns a state for the search. The random state is not visible, so players look no further than the announced wind. */
export function stateOfView({ seat: _seat, legal: _legal, toAct: _toAct, ...open }: BattleView): BattleState {
  return { ...open, rng: 0 }
}
