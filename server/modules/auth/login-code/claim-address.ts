/**
 * The first proof that an address belongs to the account's user. Whoever registered it may have been somebody else: the password chosen and
 * the sessions opened before the proof open the account no more (decision 0044). Passkeys are added after the proof only.
 */
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { endSessions } from '../end-sessions.ts'
import { dropPassword, type UserRow } from '../users-repo.ts'
import { markVerified } from '../verification.ts'

/** Removes the password, ends all sessions, verifies the address and queues the welcome email. */
export async function claimAddress(tx: Queryable, context: CallContext, user: UserRow): Promise<void> {
  await dropPassword(tx, user.id)
  await endSessions(tx, context, { userId: user.id })
  await markVerified(tx, context, user)
}
