import { inArray } from 'drizzle-orm'
import { passwordResetRequests } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type ResetRequest = typeof passwordResetRequests.$inferSelect

/** Called for known and unknown emails, so that neither timing nor rows reveal an account. */
export async function insertResetRequest(db: Queryable, request: Omit<ResetRequest, 'id'>): Promise<void> {
  await db.insert(passwordResetRequests).values(request)
}

/** Deletes and returns the oldest requests that no other process has locked. */
export function takeResetRequests(tx: Queryable, maximum: number): Promise<ResetRequest[]> {
  const oldest = tx
    .select({ id: passwordResetRequests.id })
    .from(passwordResetRequests)
    .orderBy(passwordResetRequests.id)
    .limit(maximum)
    .for('update', { skipLocked: true })
  return tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.id, oldest)).returning()
}
