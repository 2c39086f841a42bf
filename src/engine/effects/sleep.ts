import { layStatus } from '../turn.ts'
import { type EffectRule, isTargetAlive } from './effect-rule.ts'

/** The bearer cannot move. Ends when the bearer is damaged (decision 0043). */
export const sleep: EffectRule<'sleep'> = {
  apply(turn, { turns }, blow) {
    if (isTargetAlive(turn, blow))
      layStatus(turn, blow.targetSeat, blow.targetId, { kind: 'sleep', amount: 0, turns })
  },
  status: { refusesMoves: 'card_asleep', endsOnDamage: true },
}
