/**
 * Reveals nothing about an email: an unknown one, one without a password and a wrong password take the same time and
 * give the same response.
 */

import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AccessToken, login } from '@/contract/endpoints/account/auth.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { guessesBeforePause, mayGuess, warnOwner } from './account-guesses.ts'
import { admitByProof } from './admit-by-proof.ts'
import { attemptKey, mayTry } from './login-attempts.ts'
import { verifyPassword } from './password.ts'
import { findUserByEmail } from './users-repo.ts'

/**
 * Refuses `rate_limited`, `invalid_credentials`, and `account_blocked` only after the right password. Opens a session
 * and sets the cookie. The last guess before the pause queues an email to the owner.
 */
export async function logIn(
  { body }: ParsedOf<typeof login>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  const key = attemptKey(body.email, context)
  if (!(await mayTry(context.db, key, context.now()))) return refuse('rate_limited')
  const guesses = await mayGuess(context.db, body.email, context)
  if (guesses === undefined) return refuse('rate_limited')
  const user = await findUserByEmail(context.db, body.email)
  const isRight = await verifyPassword(user?.password_hash, body.password, context.config)
  if (user && !isRight && guesses === guessesBeforePause) warnOwner(context, user)
  if (!user || !isRight) return refuse('invalid_credentials')
  if (user.blocked_at) return refuse('account_blocked')
  return context.db.transaction(tx => admitByProof(tx, context, user))
}
