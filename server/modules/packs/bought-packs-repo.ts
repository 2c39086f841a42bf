/** Packs of order lines: an unopened pack is voided when it is refunded (decision 0034). */
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import { userPacks } from '../../db/schema/game.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** The contents of a pack with a nonce are fixed and the pack opens automatically, so it counts as opened. */
const sealed = and(
  eq(userPacks.is_opened, false),
  isNull(userPacks.opened_at),
  isNull(userPacks.nonce),
  isNull(userPacks.voided_at),
)

/** Includes opened and void packs: a line gets its packs once. */
export async function hasPacksOfLine(tx: Queryable, lineId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: userPacks.id })
    .from(userPacks)
    .where(eq(userPacks.order_line_id, lineId))
    .limit(1)
  return rows.length > 0
}

/** Returns false and changes nothing when fewer than `pieces` are sealed. Locks the rows until the commit. */
export async function voidPacks(tx: Queryable, lineId: number, pieces: number, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: userPacks.id })
    .from(userPacks)
    .where(and(eq(userPacks.order_line_id, lineId), sealed))
    .orderBy(asc(userPacks.id))
    .limit(pieces)
    .for('update')
  if (rows.length < pieces) return false
  await tx
    .update(userPacks)
    .set({ voided_at: now })
    .where(
      inArray(
        userPacks.id,
        rows.map(({ id }) => id),
      ),
    )
  return true
}

/** Returns the number of unopened packs of these lines. */
export async function sealedPacks(db: Queryable, lineIds: readonly number[]): Promise<number> {
  if (lineIds.length === 0) return 0
  const [row] = await db
    .select({ packs: count() })
    .from(userPacks)
    .where(and(inArray(userPacks.order_line_id, [...lineIds]), sealed))
  return row?.packs ?? 0
}
