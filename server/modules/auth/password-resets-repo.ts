import { inArray } from 'drizzle-orm'
import { passwordResetRequests } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type ResetRequest = typeof passwordResetRequests.$inferSelect

/** For known and unknown addresses alike, so that neither timing nor rows reveal an account. */
export async function insertResetRequest(db: Queryable, request: Omit<ResetRequest, 'id'>): Promise<void> {
  await db.insert(passwordResetRequests).values(request)
}

/** Deletes and returns the oldest that no other process is at. */
export function takeResetRequests(tx: Queryable, most: number): Promise<ResetRequest[]> {
  const oldest = tx
    .select({ id: passwordResetRequests.id })
    .from(passwordResetRequests)
    .orderBy(passwordResetRequests.id)
    .limit(most)
    .for('update', { skipLocked: true })
  return tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.id, oldest)).returning()
}
