/** Effects that raise or lower a stat of the attacker or of the card that was hit (decision 0043). */
import { layStatus, type Turn } from '../turn.ts'
import type { EffectOf } from './effect.ts'
import type { Blow, EffectRule } from './effect-rule.ts'
import { layOnTarget } from './statuses.ts'

function changeStat(turn: Turn, { kind, on, amount, turns }: EffectOf<'attack' | 'defence'>, blow: Blow) {
  if (on === 'self') layStatus(turn, blow.seat, blow.cardId, { kind, amount, turns })
  else layOnTarget(turn, blow, { kind, amount, turns })
}

/** The danno of the bearer's moves. */
export const attack: EffectRule<'attack'> = { apply: changeStat }

/** The bearer's resistenza against attacks. */
export const defence: EffectRule<'defence'> = { apply: changeStat }
