import { layStatus } from '../turn.ts'
import { type EffectRule, isTargetAlive } from './effect-rule.ts'

/** Moves cost 1 more and the bearer cannot be called back. Ends when a Fuoco move hits the bearer (decision 0043). */
export const freeze: EffectRule<'freeze'> = {
  apply(turn, { turns }, blow) {
    if (isTargetAlive(turn, blow))
      layStatus(turn, blow.targetSeat, blow.targetId, { kind: 'freeze', amount: 0, turns })
  },
  status: { extraCost: 1, staysPut: true, endsOnHitBy: 'Fuoco' },
}
