import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AccessToken, register } from '@/contract/endpoints/account/auth.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { isEmailProven } from './email-proof.ts'
import { guessableRefusal, isGuessable } from './guessable.ts'
import { openSession } from './open-session.ts'
import { hashPassword } from './password.ts'
import { insertUser } from './users-repo.ts'
import { markVerified, sendVerification } from './verification.ts'

/**
 * Logs in immediately and queues the verification email (decision 0009), unless a token from an email has verified the
 * address. Refuses `validation` for a guessable password, and `email_taken`.
 */
export async function registerAccount(
  { body }: ParsedOf<typeof register>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  const { name, email, password } = body
  if (isGuessable(password, [name, email])) return guessableRefusal()
  const locale = body.locale ?? context.locale
  const password_hash = await hashPassword(password, context.config)
  return context.db.transaction(async tx => {
    const now = context.now()
    const age_confirmed_at = body.of_age ? now : null
    const fresh = { name, email, password_hash, locale, email_verified_at: null, age_confirmed_at }
    const user = await insertUser(tx, fresh, now)
    if (!user) return refuse('email_taken')
    await context.events.publish('user-registered', { userId: user.id, locale }, tx)
    const { proof } = body
    const isProven = proof !== undefined && isEmailProven(email, proof, context.config, now)
    if (isProven) await markVerified(tx, context, user)
    else await sendVerification(tx, context, user)
    return openSession(tx, context, user.id)
  })
}
