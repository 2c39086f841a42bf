/** How what lasts on a card behaves under the arena rules: nothing but sleep takes every move away (decision 0043). */
import { statusRules } from '../effects/catalog.ts'
import type { StatusRule } from '../turn.ts'
import type { StatusKind } from '../types.ts'

export const arenaStatusRules: Readonly<Record<StatusKind, StatusRule>> = {
  ...statusRules,
  freeze: { extraCost: 1, staysPut: true, endsOnHitBy: 'Fuoco' },
  paralysis: { extraCost: 1 },
  stun: { onlyCheapest: 'card_stunned' },
}
