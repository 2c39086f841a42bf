/** Effects that lay a status on the card that was hit (decision 0043). The status lasts `turns` turns of its bearer. */
import { layStatus, type Turn } from '../turn.ts'
import type { Status } from '../types.ts'
import { type Blow, type EffectRule, isTargetAlive } from './effect-rule.ts'

export function layOnTarget(turn: Turn, blow: Blow, status: Status): void {
  if (isTargetAlive(turn, blow)) layStatus(turn, blow.targetSeat, blow.targetId, status)
}

/** Poison and burn: the bearer loses health at the start of its turns, whatever its resistenza, and can fall. */
export const damageOverTime: EffectRule<'damage-over-time'> = {
  apply(turn, { source, amount, turns }, blow) {
    layOnTarget(turn, blow, { kind: source, amount, turns })
  },
  status: { hurts: true },
}

/** Moves cost 1 more and the bearer cannot be called back. Ends when a Fuoco move hits the bearer. */
export const freeze: EffectRule<'freeze'> = {
  apply(turn, { turns }, blow) {
    layOnTarget(turn, blow, { kind: 'freeze', amount: 0, turns })
  },
  status: { extraCost: 1, staysPut: true, endsOnHitBy: 'Fuoco' },
}

/** The bearer's moves cost 1 more. */
export const paralysis: EffectRule<'paralysis'> = {
  apply(turn, { turns }, blow) {
    layOnTarget(turn, blow, { kind: 'paralysis', amount: 0, turns })
  },
  status: { extraCost: 1 },
}

/** The bearer cannot move. Ends when the bearer is damaged. */
export const sleep: EffectRule<'sleep'> = {
  apply(turn, { turns }, blow) {
    layOnTarget(turn, blow, { kind: 'sleep', amount: 0, turns })
  },
  status: { refusesMoves: 'card_asleep', endsOnDamage: true },
}

/** The bearer can use only its cheapest moves in its next turn. */
export const stun: EffectRule<'stun'> = {
  apply(turn, _, blow) {
    layOnTarget(turn, blow, { kind: 'stun', amount: 0, turns: 1 })
  },
  status: { onlyCheapest: 'card_stunned' },
}
