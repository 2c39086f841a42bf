import { layStatus } from '../turn.ts'
import { type EffectRule, isTargetAlive } from './effect-rule.ts'

/** Poison and burn: the bearer loses health at the start of its turns, whatever its resistenza, and can fall (decision 0043). */
export const damageOverTime: EffectRule<'damage-over-time'> = {
  apply(turn, { source, amount, turns }, blow) {
    if (isTargetAlive(turn, blow))
      layStatus(turn, blow.targetSeat, blow.targetId, { kind: source, amount, turns })
  },
  status: { hurts: true },
}
