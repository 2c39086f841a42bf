import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { welcomeOwner } from './account-guesses.ts'
import { endSessions } from './end-sessions.ts'
import { attemptKey, forgetAttempts } from './login-attempts.ts'
import { openSession } from './open-session.ts'
import type { UserRow } from './users-repo.ts'

/**
 * Opens a session after any proof of identity, and resets the count of wrong guesses. A new login on a device replaces
 * the session that the device had.
 */
export async function admitByProof(
  tx: Queryable,
  context: CallContext,
  user: UserRow,
  isSecondFactor = false,
): Promise<AccessToken> {
  await forgetAttempts(tx, attemptKey(user.email, context))
  await welcomeOwner(tx, user.email, context)
  const { caller } = context
  if (caller?.userId === user.id && caller.signedInBy === null)
    await endSessions(tx, context, { userId: user.id, only: caller.sessionId })
  return openSession(tx, context, user.id, isSecondFactor)
}
