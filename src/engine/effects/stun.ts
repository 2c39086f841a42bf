import { layStatus } from '../turn.ts'
import { type EffectRule, isTargetAlive } from './effect-rule.ts'

/** The bearer can use only its cheapest moves in its next turn (decision 0043). */
export const stun: EffectRule<'stun'> = {
  apply(turn, _, blow) {
    if (isTargetAlive(turn, blow))
      layStatus(turn, blow.targetSeat, blow.targetId, { kind: 'stun', amount: 0, turns: 1 })
  },
  status: { onlyCheapest: 'card_stunned' },
}
