/**
 * Handles the first proof that an email belongs to the account's user. Another person may have registered it, so the
 * password and the sessions from before the proof become invalid (decision 0044). Passkeys can be added only after the
 * proof.
 */
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { endSessions } from '../end-sessions.ts'
import { dropPassword, type UserRow } from '../users-repo.ts'
import { markVerified } from '../verification.ts'

/** Removes the password, ends all sessions, verifies the email and queues the welcome email. */
export async function claimAddress(tx: Queryable, context: CallContext, user: UserRow): Promise<void> {
  await dropPassword(tx, user.id)
  await endSessions(tx, context, { userId: user.id })
  await markVerified(tx, context, user)
}
