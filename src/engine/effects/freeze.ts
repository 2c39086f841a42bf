import { layStatus } from '../turn.ts'
import { type EffectRule, stands } from './effect-rule.ts'

/** No move; it ends when the bearer is hit by a Fuoco move (decision 0027). */
export const freeze: EffectRule<'freeze'> = {
  apply(turn, { turns }, blow) {
    if (stands(turn, blow))
      layStatus(turn, blow.targetSeat, blow.targetId, { kind: 'freeze', amount: 0, turns })
  },
  status: { refusesMoves: 'card_frozen', endsOnHitBy: 'Fuoco' },
}
