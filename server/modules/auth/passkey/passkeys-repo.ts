import { and, asc, count, eq, gt, lt } from 'drizzle-orm'
import { type PasskeyPurpose, passkeyChallenges, passkeys } from '../../../db/schema/sign-in.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** The oldest first. */
export const passkeysOf = (db: Queryable, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id))

export async function countPasskeys(db: Queryable, userId: number): Promise<number> {
  const [found] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.user_id, userId))
  return found?.total ?? 0
}

/** Undefined when the credential is stored already, for whomever. */
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

/** Locks it until the transaction ends: responses of one passkey are judged one after the other, each by the counter before it. */
export async function lockPasskey(tx: Queryable, credentialId: string): Promise<PasskeyRow | undefined> {
  const [found] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credential_id, credentialId))
    .for('update')
  return found
}

export async function storeUse(
  tx: Queryable,
  id: number,
  use: Pick<PasskeyRow, 'counter' | 'synced' | 'last_used_at'>,
): Promise<void> {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id))
}

/** Undefined for a passkey of another account. */
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

/** Undefined for a passkey of another account. */
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

/** Deletes and returns it, so that of several responses to one challenge a single one is judged; another holder’s stays. */
export async function takeChallenge(
  db: Queryable,
  wanted: Pick<ChallengeRow, 'challenge' | 'holder'> & { purpose: PasskeyPurpose },
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, wanted.challenge),
        eq(passkeyChallenges.purpose, wanted.purpose),
        eq(passkeyChallenges.holder, wanted.holder),
        gt(passkeyChallenges.expires_at, now),
      ),
    )
    .returning()
  return taken
}

/** Those that expired before `now`. */
export async function deleteExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now))
}
