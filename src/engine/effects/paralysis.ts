import { layStatus } from '../turn.ts'
import { type EffectRule, isTargetAlive } from './effect-rule.ts'

/** The bearer's moves cost 1 more (decision 0043). */
export const paralysis: EffectRule<'paralysis'> = {
  apply(turn, { turns }, blow) {
    if (isTargetAlive(turn, blow))
      layStatus(turn, blow.targetSeat, blow.targetId, { kind: 'paralysis', amount: 0, turns })
  },
  status: { extraCost: 1 },
}
