/** An account's logins: what a data export contains of them, and what remains when the account is deleted. */
import { eq, inArray, or } from 'drizzle-orm'
import { identities, oneTimeTokens, passwordResetRequests, sessions, users } from '../../db/schema/auth.ts'
import { loginCodes, passkeys } from '../../db/schema/sign-in.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { passkeysOf } from './passkey/passkeys-repo.ts'

/** Keeps the sessions without their browser. Call it while `users.email` still has the person's email. */
export async function eraseLogins(tx: Queryable, userId: number): Promise<void> {
  const email = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await tx.delete(identities).where(eq(identities.user_id, userId))
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId))
  await tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.email, email))
  await tx.delete(passkeys).where(eq(passkeys.user_id, userId))
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
