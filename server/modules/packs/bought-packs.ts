/** Digital packs that were bought: granted in the transaction of their payment, void again when an unopened one is refunded (decisions §7). */
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { packRarities } from '../../../src/contract/characters.ts'
import { userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type GrantDeps, grantPacks } from './grant-packs.ts'

export interface BoughtPacks {
  line_id: number // of the order
  rarity: (typeof packRarities)[number]
  count: number
}

/** A pack with a nonce is certain and opens by itself: it counts as opened. */
const sealed = and(
  eq(userPacks.is_opened, false),
  isNull(userPacks.opened_at),
  isNull(userPacks.nonce),
  isNull(userPacks.voided_at),
)

/** Once per line, however often it is asked. */
export async function grantBoughtPacks(
  tx: Queryable,
  userId: number,
  bought: readonly BoughtPacks[],
  deps: GrantDeps,
): Promise<void> {
  for (const { line_id, rarity, count: pieces } of bought) {
    const [held] = await tx
      .select({ id: userPacks.id })
      .from(userPacks)
      .where(eq(userPacks.order_line_id, line_id))
      .limit(1)
    if (held) continue
    await grantPacks(tx, userId, { rarity, source: 'order', pieces, order_line_id: line_id }, deps)
  }
}

/** False when fewer than `pieces` are still sealed; nothing has changed then. The rows stay held until the commit. */
export async function voidPacks(tx: Queryable, lineId: number, pieces: number, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: userPacks.id })
    .from(userPacks)
    .where(and(eq(userPacks.order_line_id, lineId), sealed))
    .orderBy(asc(userPacks.id))
    .limit(pieces)
    .for('update')
  if (found.length < pieces) return false
  await tx
    .update(userPacks)
    .set({ voided_at: now })
    .where(
      inArray(
        userPacks.id,
        found.map(({ id }) => id),
      ),
    )
  return true
}

/** How many packs of these lines wait to be opened. */
export async function sealedPacks(db: Queryable, lineIds: readonly number[]): Promise<number> {
  if (lineIds.length === 0) return 0
  const [row] = await db
    .select({ packs: count() })
    .from(userPacks)
    .where(and(inArray(userPacks.order_line_id, [...lineIds]), sealed))
  return row?.packs ?? 0
}
