import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { deleteAccount } from '@/contract/endpoints/account/auth.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { attemptKey, mayTry } from '../auth/login-attempts.ts'
import { verifyPassword } from '../auth/password.ts'
import { clearRefreshCookie } from '../auth/refresh-cookie.ts'
import { findUser } from '../auth/users-repo.ts'
import { finishRemoval, removeAccount } from './remove-account.ts'

/**
 * Refuses `unauthenticated`, `rate_limited` (too many passwords), `invalid_credentials`, and `conflict` for the last
 * admin. After the commit it adds the account to the list of deleted accounts, deletes email files and clears the cookie.
 * Failures of the first two are only logged.
 */
export async function deleteOwnAccount(
  { body }: ParsedOf<typeof deleteAccount>,
  context: CallContext,
): Promise<ResponseOf<typeof deleteAccount> | Refusal> {
  const user = await findUser(context.db, callerOf(context).userId)
  if (!user) return refuse('unauthenticated')
  if (!(await mayTry(context.db, attemptKey(user.email, context), context.now())))
    return refuse('rate_limited')
  const isRight = await verifyPassword(user.password_hash, body.password, context.config)
  if (!isRight) return refuse('invalid_credentials')
  const refusal = await context.db.transaction(tx => removeAccount(tx, user, context))
  if (isRefusal(refusal)) return refusal
  await finishRemoval(user, context)
  clearRefreshCookie(context)
  return done
}
