/** Time at which any process last checked the tables: one row, which is also the lock of the check. */
import { eq, sql } from 'drizzle-orm'
import { tableWatch } from '../../db/schema/online.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/**
 * Returns the time of the last check, locked until the transaction ends, or undefined while another process has locked
 * it.
 */
export async function lockLastLook(tx: Queryable, now: Date): Promise<Date | undefined> {
  await tx.insert(tableWatch).values({ id: 1, beat_at: now }).onConflictDoNothing()
  const [watch] = await tx
    .select()
    .from(tableWatch)
    .where(eq(tableWatch.id, 1))
    .for('update', { skipLocked: true })
  return watch?.beat_at
}

/** `isSetBack`: also stores a time before the stored one. */
export async function storeLook(tx: Queryable, now: Date, isSetBack: boolean): Promise<void> {
  const latest = sql`greatest(${tableWatch.beat_at}, ${now.toISOString()}::timestamptz)`
  await tx
    .update(tableWatch)
    .set({ beat_at: isSetBack ? now : latest })
    .where(eq(tableWatch.id, 1))
}
