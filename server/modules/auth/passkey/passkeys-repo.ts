import { and, asc, count, eq, gt, lt } from 'drizzle-orm'
import { type PasskeyPurpose, passkeyChallenges, passkeys } from '../../../db/schema/sign-in.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** Sorted oldest first. */
export const passkeysOf = (db: Queryable, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id))

export async function countPasskeys(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.user_id, userId))
  return row?.total ?? 0
}

/** Returns undefined when the credential is stored already, for any account. */
export async function insertPasskey(
  db: Queryable,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<PasskeyRow | undefined> {
  const [inserted] = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning()
  return inserted
}

/**
 * Locks the row until the transaction ends, so that responses of one passkey are checked one after the other, each
 * against the previous counter.
 */
export async function lockPasskey(tx: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credential_id, credentialId))
    .for('update')
  return passkey
}

export async function storeUse(
  tx: Queryable,
  id: number,
  use: Pick<PasskeyRow, 'counter' | 'synced' | 'last_used_at'>,
): Promise<void> {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id))
}

/** Returns undefined for a passkey of another account. */
export async function storePasskeyName(
  db: Queryable,
  userId: number,
  id: number,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning()
  return renamed
}

/** Returns undefined for a passkey of another account. */
export async function deletePasskey(
  db: Queryable,
  userId: number,
  id: number,
): Promise<PasskeyRow | undefined> {
  const [deleted] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.user_id, userId)))
    .returning()
  return deleted
}

export type ChallengeRow = typeof passkeyChallenges.$inferSelect

export async function insertChallenge(db: Queryable, challenge: ChallengeRow): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/**
 * Deletes and returns the challenge, so that only one of several responses to it is checked. The challenge of another
 * holder remains.
 */
export async function takeChallenge(
  db: Queryable,
  selection: Pick<ChallengeRow, 'challenge' | 'holder'> & { purpose: PasskeyPurpose },
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, selection.challenge),
        eq(passkeyChallenges.purpose, selection.purpose),
        eq(passkeyChallenges.holder, selection.holder),
        gt(passkeyChallenges.expires_at, now),
      ),
    )
    .returning()
  return row
}

/** Deletes challenges that expired before `now`. */
export async function deleteExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now))
}
