import type { deleteAccount } from '@/contract/auth.ts'
import type { AnswerOf, ParsedOf } from '@/contract/endpoint.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/route.ts'
import { forgetFiledLetters } from '../../mail/forget-filed-letters.ts'
import { attemptKey, mayTry } from '../auth/login-attempts.ts'
import { verifyPassword } from '../auth/password.ts'
import { clearRefreshCookie } from '../auth/refresh-cookie.ts'
import { findUser } from '../auth/users-repo.ts'
import { accountMark, listDeleted } from './deleted-accounts.ts'
import { removeAccount } from './remove-account.ts'

export async function deleteOwnAccount(
  { body }: ParsedOf<typeof deleteAccount>,
  context: CallContext,
): Promise<AnswerOf<typeof deleteAccount> | Refusal> {
  const user = await findUser(context.db, callerOf(context).userId)
  if (!user) return refuse('unauthenticated')
  if (!(await mayTry(context.db, attemptKey(user.email, context), context.now())))
    return refuse('rate_limited')
  if (!(await verifyPassword(user.password_hash, body.password))) return refuse('invalid_credentials')
  const refusal = await context.db.transaction(tx => removeAccount(tx, user, context))
  if (isRefusal(refusal)) return refusal
  await listDeleted(context.config, [accountMark(user)]).catch(error =>
    context.log.error({ err: error }, 'a deleted account is listed at the next start only'),
  )
  await forgetFiledLetters(context.config, user.email).catch(error =>
    context.log.error({ err: error }, 'letters of a deleted account still lie in the mail folder'),
  )
  clearRefreshCookie(context)
  return done
}
