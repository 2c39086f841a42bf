import { layStatus } from '../turn.ts'
import { type EffectRule, stands } from './effect-rule.ts'

/** The bearer's moves cost 2 more (decision 0027). */
export const paralysis: EffectRule<'paralysis'> = {
  apply(turn, { turns }, blow) {
    if (stands(turn, blow))
      layStatus(turn, blow.targetSeat, blow.targetId, { kind: 'paralysis', amount: 0, turns })
  },
  status: { extraCost: 2 },
}
