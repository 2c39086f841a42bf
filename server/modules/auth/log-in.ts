/** Tells nothing about an address: unknown, without a password or with another one, it costs and answers the same. */
import type { AccessToken, login } from '@/contract/auth.ts'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { attemptKey, forgetAttempts, mayTry } from './login-attempts.ts'
import { openSession } from './open-session.ts'
import { verifyPassword } from './password.ts'
import { findUserByEmail } from './users-repo.ts'

export async function logIn(
  { body }: ParsedOf<typeof login>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  const key = attemptKey(body.email, context)
  if (!(await mayTry(context.db, key, context.now()))) return refuse('rate_limited')
  const user = await findUserByEmail(context.db, body.email)
  const isRight = await verifyPassword(user?.password_hash, body.password)
  if (!user || !isRight) return refuse('invalid_credentials')
  if (user.blocked_at) return refuse('account_blocked')
  return context.db.transaction(async tx => {
    await forgetAttempts(tx, key)
    return openSession(tx, context, user.id)
  })
}
