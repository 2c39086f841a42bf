/** Grants bought digital packs in the transaction of their payment (decision 0034). */
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { hasPacksOfLine } from './bought-packs-repo.ts'
import { type GrantDeps, grantPacks } from './grant-packs.ts'

export interface BoughtPacks {
  line_id: number // of the order
  rarity: (typeof packRarities)[number]
  count: number
}

/** Grants once per line, however often it is called. */
export async function grantBoughtPacks(
  tx: Queryable,
  userId: number,
  bought: readonly BoughtPacks[],
  deps: GrantDeps,
): Promise<void> {
  for (const { line_id, rarity, count: pieces } of bought) {
    if (await hasPacksOfLine(tx, line_id)) continue
    await grantPacks(tx, userId, { rarity, source: 'order', pieces, order_line_id: line_id }, deps)
  }
}
