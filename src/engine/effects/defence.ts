import { layStatus } from '../turn.ts'
import { type EffectRule, isTargetAlive } from './effect-rule.ts'

/** Raises or lowers the bearer's resistenza against attacks (decision 0043). */
export const defence: EffectRule<'defence'> = {
  apply(turn, { on, amount, turns }, blow) {
    const status = { kind: 'defence', amount, turns } as const
    if (on === 'self') layStatus(turn, blow.seat, blow.cardId, status)
    else if (isTargetAlive(turn, blow)) layStatus(turn, blow.targetSeat, blow.targetId, status)
  },
}
