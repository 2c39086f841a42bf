/** Requests for a login code and the attempts to enter it. */
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { loginCodes } from '../../../db/schema/sign-in.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type LoginCodeRow = typeof loginCodes.$inferSelect

/** Called for known and unknown emails, so that neither timing nor rows reveal an account. */
export async function insertCodeRequest(
  db: Queryable,
  request: Pick<LoginCodeRow, 'request' | 'email' | 'locale' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await db.insert(loginCodes).values(request)
}

/** Marks and returns the oldest unhandled requests that no other process has locked. */
export function takeCodeRequests(tx: Queryable, now: Date, maximum: number): Promise<LoginCodeRow[]> {
  const oldest = tx
    .select({ request: loginCodes.request })
    .from(loginCodes)
    .where(isNull(loginCodes.handled_at))
    .orderBy(loginCodes.created_at)
    .limit(maximum)
    .for('update', { skipLocked: true })
  return tx.update(loginCodes).set({ handled_at: now }).where(inArray(loginCodes.request, oldest)).returning()
}

/** `code` is its keyed hash. */
export async function storeCode(
  tx: Queryable,
  request: string,
  user_id: number,
  code: string,
): Promise<void> {
  await tx.update(loginCodes).set({ user_id, code }).where(eq(loginCodes.request, request))
}

/**
 * Counts an attempt in the same statement that allows it, and locks the row until the transaction ends, so at most
 * `maximum` concurrent attempts are checked. Returns undefined when the request is unknown, expired, used, or was tried
 * too often.
 */
export async function countTry(
  tx: Queryable,
  request: string,
  now: Date,
  maximum: number,
): Promise<LoginCodeRow | undefined> {
  const [counted] = await tx
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(
      and(
        eq(loginCodes.request, request),
        isNull(loginCodes.used_at),
        gt(loginCodes.expires_at, now),
        lt(loginCodes.tries, maximum),
      ),
    )
    .returning()
  return counted
}

/** Call it after `countTry`, under its lock. */
export async function markCodeUsed(tx: Queryable, request: string, now: Date): Promise<void> {
  await tx.update(loginCodes).set({ used_at: now }).where(eq(loginCodes.request, request))
}

/** Deletes requests that expired before `now`. */
export async function deleteExpiredCodes(tx: Queryable, now: Date): Promise<void> {
  await tx.delete(loginCodes).where(lt(loginCodes.expires_at, now))
}
