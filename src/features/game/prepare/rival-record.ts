/** A player's results against each opponent. Pure. */
import type { BattleSummary } from '@/contract/endpoints/game/battles.ts'
import type { OpponentCode } from '@/engine/opponents/opponent.ts'

export interface RivalRecord {
  won: number
  played: number
}

export function recordAgainst(
  battles: readonly Pick<BattleSummary, 'opponent' | 'outcome'>[],
  rival: OpponentCode,
): RivalRecord {
  const met = battles.filter(({ opponent }) => opponent === rival)
  return { won: met.filter(({ outcome }) => outcome === 'win').length, played: met.length }
}
