/**
 * Requesting a password reset never reveals whether the email is known. The call writes the same row for any email and
 * returns; a job looks up the email afterwards.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { forgotPassword } from '@/contract/endpoints/account/auth.ts'
import { done } from '@/contract/envelope.ts'
import type { AppContext, CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { issueOneTimeToken, oneTimeMillis } from './one-time-token.ts'
import { countOneTimeTokens } from './one-time-tokens-repo.ts'
import { insertResetRequest, type ResetRequest, takeResetRequests } from './password-resets-repo.ts'
import { findUserByEmail } from './users-repo.ts'

export const resetEmailsJob = 'password-reset-letters'

const minute = 60_000
const emailsAnHour = 3
const batch = 20

/**
 * Always succeeds. `resetEmailsJob` queues the email in the language of the request, at most three an hour per account.
 */
export async function askForReset(
  { body }: ParsedOf<typeof forgotPassword>,
  context: CallContext,
): Promise<ResponseOf<typeof forgotPassword>> {
  const request = { email: body.email, locale: body.locale ?? context.locale, created_at: context.now() }
  await insertResetRequest(context.db, request)
  return done
}

/**
 * Each request is deleted in the transaction that queues its email. Repeats until fewer requests than a full batch were
 * waiting.
 */
export async function sendResetEmails(context: AppContext): Promise<void> {
  const handled = await context.db.transaction(async tx => {
    const requests = await takeResetRequests(tx, batch)
    for (const request of requests) await writeResetEmail(tx, context, request)
    return requests.length
  })
  if (handled === batch) await sendResetEmails(context)
}

async function writeResetEmail(
  tx: Queryable,
  context: AppContext,
  { email, locale }: ResetRequest,
): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (!user || user.blocked_at) return
  const since = new Date(context.now().getTime() - 60 * minute)
  if ((await countOneTimeTokens(tx, user.id, 'reset-password', since)) >= emailsAnHour) return
  const token = await issueOneTimeToken(tx, 'reset-password', user, context)
  const data = { name: user.name, token, minutes: oneTimeMillis['reset-password'] / minute }
  await context.mail.send({ name: 'reset-password', to: email, locale, data }, tx)
}
