/** Links that are valid once: email verification, a new password, the return from a social login. */
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { type OneTimeKind, oneTimeTokens, users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type NewOneTimeToken = Pick<
  typeof oneTimeTokens.$inferSelect,
  'hash' | 'kind' | 'user_id' | 'email' | 'expires_at'
>

/** Stores the hash, never the secret. The token is valid only while the account has this `email`. */
export async function insertOneTimeToken(db: Queryable, token: NewOneTimeToken, now: Date): Promise<void> {
  await db.insert(oneTimeTokens).values({ ...token, created_at: now })
}

export interface FoundOneTimeToken {
  userId: number
  usedAt: Date | null
}

/**
 * Returns undefined if the token is unknown, expired or of another kind, or if the account's email has changed since or
 * the account is closed.
 */
export async function findOneTimeToken(
  db: Queryable,
  kind: OneTimeKind,
  hash: string,
  now: Date,
): Promise<FoundOneTimeToken | undefined> {
  const [token] = await db
    .select({ userId: users.id, usedAt: oneTimeTokens.used_at })
    .from(oneTimeTokens)
    .innerJoin(users, and(eq(users.id, oneTimeTokens.user_id), eq(users.email, oneTimeTokens.email)))
    .where(
      and(
        eq(oneTimeTokens.hash, hash),
        eq(oneTimeTokens.kind, kind),
        gt(oneTimeTokens.expires_at, now),
        isNull(users.deleted_at),
        isNull(users.blocked_at),
      ),
    )
  return token
}

/** Returns true for the first use only, also when several are concurrent. */
export async function redeemOneTimeToken(db: Queryable, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.hash, hash), isNull(oneTimeTokens.used_at)))
    .returning({ hash: oneTimeTokens.hash })
  return used.length > 0
}

/** Invalidates every unused token of a kind. */
export async function voidOneTimeTokens(
  db: Queryable,
  userId: number,
  kind: OneTimeKind,
  now: Date,
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(
      and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.used_at)),
    )
}

/** Counts tokens issued after `since`, including used ones. Limits how many emails an account gets. */
export async function countOneTimeTokens(
  db: Queryable,
  userId: number,
  kind: OneTimeKind,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        eq(oneTimeTokens.kind, kind),
        gt(oneTimeTokens.created_at, since),
      ),
    )
  return row?.total ?? 0
}
