import { layStatus } from '../turn.ts'
import { type EffectRule, isTargetAlive } from './effect-rule.ts'

/** Raises or lowers the danno of the bearer's moves (decision 0043). */
export const attack: EffectRule<'attack'> = {
  apply(turn, { on, amount, turns }, blow) {
    const status = { kind: 'attack', amount, turns } as const
    if (on === 'self') layStatus(turn, blow.seat, blow.cardId, status)
    else if (isTargetAlive(turn, blow)) layStatus(turn, blow.targetSeat, blow.targetId, status)
  },
}
