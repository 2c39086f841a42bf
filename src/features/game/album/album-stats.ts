/** Completion of the album: in total, by rarity and by type. Pure. */
import { type CardType, elements, type Rarity, rarities } from '@/contract/endpoints/game/characters.ts'
import type { Slot } from './album-pages.ts'

export interface Share {
  owned: number
  total: number
}

export interface AlbumStats extends Share {
  missing: number
  doubles: number // number of slots with more than one copy
  news: number
  byRarity: Record<Rarity, Share>
  byType: Record<CardType, Share>
}

const emptyShares = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map(key => [key, { owned: 0, total: 0 }])) as Record<K, Share>

export function statsOf(slots: readonly Slot[]): AlbumStats {
  const byRarity = emptyShares(rarities)
  const byType = emptyShares(elements)
  for (const { character, copies } of slots) {
    if (!character) continue
    for (const share of [byRarity[character.rarita], byType[character.tipo]]) {
      share.total += 1
      if (copies > 0) share.owned += 1
    }
  }
  const owned = slots.filter(slot => slot.copies > 0).length
  return {
    owned,
    total: slots.length,
    missing: slots.length - owned,
    doubles: slots.filter(slot => slot.copies > 1).length,
    news: slots.filter(slot => slot.isNew).length,
    byRarity,
    byType,
  }
}

/** Returns whole percent, and 100 only with the last card. */
export const percentOf = ({ owned, total }: Share): number =>
  total === 0 ? 0 : Math.floor((owned / total) * 100)
