/** Packs that came with lines of orders: void again when an unopened one is refunded (decision 0034). */
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import { userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** A pack with a nonce is certain and opens by itself: it counts as opened. */
const sealed = and(
  eq(userPacks.is_opened, false),
  isNull(userPacks.opened_at),
  isNull(userPacks.nonce),
  isNull(userPacks.voided_at),
)

/** Opened and void ones count too: a line gets its packs once. */
export async function hasPacksOfLine(tx: Queryable, lineId: number): Promise<boolean> {
  const held = await tx
    .select({ id: userPacks.id })
    .from(userPacks)
    .where(eq(userPacks.order_line_id, lineId))
    .limit(1)
  return held.length > 0
}

/** False, and nothing changed, when fewer than `pieces` are still sealed. The rows are locked until the commit. */
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
