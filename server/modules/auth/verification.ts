/** An email is verified by opening the link sent to it. The first time queues the welcome email (decision 0009). */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { resendVerification, verifyEmail } from '@/contract/endpoints/account/auth.ts'
import { done } from '@/contract/envelope.ts'
import { type AppContext, type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { mayEmail } from './email-limits.ts'
import { issueOneTimeToken, oneTimeMillis } from './one-time-token.ts'
import { countOneTimeTokens, findOneTimeToken, redeemOneTimeToken } from './one-time-tokens-repo.ts'
import { hashSecret } from './secrets.ts'
import { findUser, storeVerification, type UserRow } from './users-repo.ts'

const hour = 60 * 60_000
const emailsAnHour = 5

/** Queues the email with a link for 24 hours, in the account's language. Earlier links stay valid. */
export async function sendVerification(tx: Queryable, context: AppContext, user: UserRow): Promise<void> {
  const token = await issueOneTimeToken(tx, 'verify-email', user, context)
  const data = { name: user.name, token, hours: oneTimeMillis['verify-email'] / hour }
  await context.mail.send({ name: 'verify-address', to: user.email, locale: user.locale, data }, tx)
}

/**
 * Call it when a link sent to this email was opened. Publishes `email-verified` and queues the welcome email the first
 * time only.
 */
export async function markVerified(
  tx: Queryable,
  context: Pick<AppContext, 'events' | 'mail' | 'now'>,
  user: UserRow,
): Promise<void> {
  if (!(await storeVerification(tx, user.id, context.now()))) return
  await context.events.publish('email-verified', { userId: user.id }, tx)
  const email = { name: 'welcome', to: user.email, locale: user.locale, data: { name: user.name } }
  await context.mail.send(email, tx)
}

/** Opening a link twice is not an error: the email stays verified. */
export function verifyAddress(
  { body }: ParsedOf<typeof verifyEmail>,
  context: CallContext,
): Promise<ResponseOf<typeof verifyEmail> | Refusal> {
  const hash = hashSecret(body.token)
  return context.db.transaction(async tx => {
    const token = await findOneTimeToken(tx, 'verify-email', hash, context.now())
    const user = token && (await findUser(tx, token.userId))
    if (!user) return refuse('token_invalid')
    await redeemOneTimeToken(tx, hash, context.now())
    await markVerified(tx, context, user)
    return done
  })
}

/**
 * Succeeds without sending an email when the email is verified, and after five emails within an hour or ten within a
 * day.
 */
export async function resendEmail(
  _: ParsedOf<typeof resendVerification>,
  context: CallContext,
): Promise<ResponseOf<typeof resendVerification> | Refusal> {
  const { userId } = callerOf(context)
  const since = new Date(context.now().getTime() - hour)
  return context.db.transaction(async tx => {
    const user = await findUser(tx, userId)
    if (!user) return refuse('unauthenticated')
    if (user.email_verified_at) return done
    if ((await countOneTimeTokens(tx, user.id, 'verify-email', since)) >= emailsAnHour) return done
    if (!(await mayEmail(tx, context, 'verify-address', user.email))) return done
    await sendVerification(tx, context, user)
    return done
  })
}
