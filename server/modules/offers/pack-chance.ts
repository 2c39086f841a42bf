import type { Rarity } from '@/contract/endpoints/game/characters.ts'
import { cardTiers, oddsWhole, type PackOdds, packSize } from '@/engine/packs/odds.ts'

/** Returns the probability, 0 to 1, that a pack contains at least one card of this rarity, without the guarantee. */
export function chanceOf(rarita: Rarity, odds: PackOdds): number {
  const at = cardTiers.indexOf(rarita)
  const missed = (part = 0) => 1 - part / oddsWhole
  return 1 - missed(odds.usual[at]) ** (packSize - 1) * missed(odds.last[at])
}
