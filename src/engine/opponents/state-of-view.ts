import type { BattleState } from '../types.ts'
import type { BattleView } from '../view.ts'

/** A state to think with. The source of chance is not seen: no player looks further than the wind that is announced. */
export function stateOfView({ seat: _seat, legal: _legal, toAct: _toAct, ...open }: BattleView): BattleState {
  return { ...open, rng: 0 }
}
