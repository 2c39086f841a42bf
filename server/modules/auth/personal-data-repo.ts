/** What an account's ways of logging in leave behind when the account is deleted. */
import { eq, inArray } from 'drizzle-orm'
import { identities, oneTimeTokens, passwordResetRequests, sessions, users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Sessions stay without the browser they were opened in; `users.email` must still be the person's own. */
export async function eraseLogins(tx: Queryable, userId: number): Promise<void> {
  const email = tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await tx.delete(identities).where(eq(identities.user_id, userId))
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId))
  await tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.email, email))
  await tx.update(sessions).set({ user_agent: '' }).where(eq(sessions.user_id, userId))
}
