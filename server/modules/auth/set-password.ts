/**
 * Sets a new password, with the token of an email or with the old password. Either way, all sessions opened with the
 * old one end.
 */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { AccessToken, changePassword, resetPassword } from '@/contract/endpoints/account/auth.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { forgetGuesses } from './account-guesses.ts'
import { endSessions } from './end-sessions.ts'
import { guessableRefusal, isGuessable } from './guessable.ts'
import { attemptKey, forgetAttempts, mayTry } from './login-attempts.ts'
import { findOneTimeToken, redeemOneTimeToken, voidOneTimeTokens } from './one-time-tokens-repo.ts'
import { openSession } from './open-session.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { hashSecret } from './secrets.ts'
import { findUser, storePassword, type UserRow } from './users-repo.ts'
import { markVerified } from './verification.ts'

/** The token is used up only by an accepted password. */
export async function resetByToken(
  { body }: ParsedOf<typeof resetPassword>,
  context: CallContext,
): Promise<ResponseOf<typeof resetPassword> | Refusal> {
  const hash = hashSecret(body.token)
  const token = await findOneTimeToken(context.db, 'reset-password', hash, context.now())
  const user = token && (await findUser(context.db, token.userId))
  if (!user || token.usedAt) return refuse('token_invalid')
  if (isGuessable(body.password, [user.name, user.email])) return guessableRefusal()
  const password_hash = await hashPassword(body.password, context.config)
  return context.db.transaction(async tx => {
    if (!(await redeemOneTimeToken(tx, hash, context.now()))) return refuse('token_invalid')
    await replacePassword(tx, context, user, password_hash)
    await markVerified(tx, context, user)
    return done
  })
}

/** Ends all sessions, including this one, and opens a new one for this device. */
export async function changeOwnPassword(
  { body }: ParsedOf<typeof changePassword>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  const user = await findUser(context.db, callerOf(context).userId)
  if (!user) return refuse('unauthenticated')
  const key = attemptKey(user.email, context)
  if (!(await mayTry(context.db, key, context.now()))) return refuse('rate_limited')
  const isRight = await verifyPassword(user.password_hash, body.current_password, context.config)
  if (!isRight) return refuse('invalid_credentials')
  if (body.password === body.current_password)
    return refuse('validation', [{ path: 'password', code: 'password_same' }])
  if (isGuessable(body.password, [user.name, user.email])) return guessableRefusal()
  const password_hash = await hashPassword(body.password, context.config)
  return context.db.transaction(async tx => {
    await forgetAttempts(tx, key)
    await replacePassword(tx, context, user, password_hash)
    return openSession(tx, context, user.id)
  })
}

async function replacePassword(
  tx: Queryable,
  context: CallContext,
  user: UserRow,
  password_hash: string,
): Promise<void> {
  await storePassword(tx, user.id, password_hash)
  await forgetGuesses(tx, user.email, context)
  await voidOneTimeTokens(tx, user.id, 'reset-password', context.now())
  await endSessions(tx, context, { userId: user.id })
  const email = { name: 'password-changed', to: user.email, locale: user.locale, data: { name: user.name } }
  await context.mail.send(email, tx)
}
