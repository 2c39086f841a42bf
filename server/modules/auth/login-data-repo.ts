/** Data of logins: what a data export contains, what is deleted with an account, and what is deleted when it expires. */
import { eq, inArray, lt, or } from 'drizzle-orm'
import {
  identities,
  loginAttempts,
  oneTimeTokens,
  passwordResetRequests,
  refreshTokens,
  sessions,
  users,
} from '../../db/schema/auth.ts'
import { loginCodes } from '../../db/schema/sign-in.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { deleteExpiredCodes } from './login-code/login-codes-repo.ts'
import { deleteExpiredChallenges, passkeysOf } from './passkey/passkeys-repo.ts'
import { deleteEveryFactor } from './second-factor/second-factor-repo.ts'

/** Keeps the sessions without their browser. Call it while `users.email` still has the person's email. */
export async function eraseLogins(tx: Queryable, userId: number): Promise<void> {
  const email = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await tx.delete(identities).where(eq(identities.user_id, userId))
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId))
  await tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.email, email))
  await deleteEveryFactor(tx, userId)
  await tx.delete(loginCodes).where(or(eq(loginCodes.user_id, userId), inArray(loginCodes.email, email)))
  await tx.update(sessions).set({ user_agent: '' }).where(eq(sessions.user_id, userId))
}

/** Without the keys, which are useless outside the server. */
export const passkeyFacts = async (db: Queryable, userId: number) =>
  (await passkeysOf(db, userId)).map(({ name, created_at, last_used_at, synced }) => ({
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    synced,
  }))

/**
 * Deletes sessions and tokens that ended before `before`, and counters of attempts, login codes and challenges that
 * expired before `now`.
 */
export async function deleteExpiredSecrets(tx: Queryable, now: Date, before: Date): Promise<void> {
  await tx.delete(loginAttempts).where(lt(loginAttempts.window_ends_at, now))
  await deleteExpiredCodes(tx, now)
  await deleteExpiredChallenges(tx, now)
  await tx.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, before))
  await tx.delete(sessions).where(lt(sessions.ended_at, before))
  await tx.delete(refreshTokens).where(lt(refreshTokens.expires_at, before))
}
