import type { StatusRule, Turn } from '../turn.ts'
import type { StatusKind } from '../types.ts'
import { area } from './area.ts'
import { chosenStat } from './chosen-stat.ts'
import type { Effect, EffectKind } from './effect.ts'
import type { Blow, EffectRule } from './effect-rule.ts'
import { heal } from './heal.ts'
import { oncePerMatch } from './once-per-match.ts'
import { attack, defence } from './stat-changes.ts'
import { damageOverTime, freeze, paralysis, sleep, stun } from './statuses.ts'

const rules: { readonly [K in EffectKind]: EffectRule<K> } = {
  'damage-over-time': damageOverTime,
  freeze,
  paralysis,
  sleep,
  stun,
  attack,
  defence,
  heal,
  area,
  'once-per-match': oncePerMatch,
  'chosen-stat': chosenStat,
}

/** Returns a rule with every field, so that all rules have the same shape. */
const statusRule = ({ status = {} }: { status?: StatusRule } = {}): StatusRule => ({
  refusesMoves: status.refusesMoves,
  onlyCheapest: status.onlyCheapest,
  staysPut: status.staysPut,
  extraCost: status.extraCost ?? 0,
  hurts: status.hurts,
  endsOnHitBy: status.endsOnHitBy,
  endsOnDamage: status.endsOnDamage,
})

export const statusRules: Readonly<Record<StatusKind, StatusRule>> = {
  poison: statusRule(damageOverTime),
  burn: statusRule(damageOverTime),
  freeze: statusRule(freeze),
  paralysis: statusRule(paralysis),
  sleep: statusRule(sleep),
  stun: statusRule(stun),
  attack: statusRule(),
  defence: statusRule(),
}

/** Runs one effect of a move and adds its events to the turn. */
export function applyEffect<K extends EffectKind>(
  turn: Turn,
  effect: Extract<Effect, { kind: K }>,
  blow: Blow,
): void {
  const rule: EffectRule<K> = rules[effect.kind as K]
  rule.apply(turn, effect as Parameters<typeof rule.apply>[1], blow)
}
