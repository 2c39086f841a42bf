import type { deleteAccount } from '@/contract/auth.ts'
import type { AnswerOf, ParsedOf } from '@/contract/endpoint.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { attemptKey, mayTry } from '../auth/login-attempts.ts'
import { verifyPassword } from '../auth/password.ts'
import { clearRefreshCookie } from '../auth/refresh-cookie.ts'
import { findUser } from '../auth/users-repo.ts'
import { anonymise, lockAdmins } from './repo.ts'

/** Orders and battles stay, without a person (decisions §3). The last admin cannot leave the shop without one. */
export async function deleteOwnAccount(
  { body }: ParsedOf<typeof deleteAccount>,
  context: CallContext,
): Promise<AnswerOf<typeof deleteAccount> | Refusal> {
  const user = await findUser(context.db, callerOf(context).userId)
  if (!user) return refuse('unauthenticated')
  if (!(await mayTry(context.db, attemptKey(user.email, context), context.now())))
    return refuse('rate_limited')
  if (!(await verifyPassword(user.password_hash, body.password))) return refuse('invalid_credentials')
  return context.db.transaction(async tx => {
    if (user.role === 'admin' && (await lockAdmins(tx)).every(id => id === user.id)) return refuse('conflict')
    await context.events.publish('account-deleted', { userId: user.id }, tx)
    await endSessions(tx, context, { userId: user.id })
    await anonymise(tx, user, context.now())
    clearRefreshCookie(context)
    return done
  })
}
