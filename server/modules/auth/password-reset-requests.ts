/**
 * Asking for a reset letter never tells whether the address is known: the call writes the same row for any address and
 * is answered; a job looks the address up afterwards.
 */
import { inArray } from 'drizzle-orm'
import type { forgotPassword } from '@/contract/auth.ts'
import type { AnswerOf, ParsedOf } from '@/contract/endpoint.ts'
import { done } from '@/contract/envelope.ts'
import { passwordResetRequests } from '../../db/schema/auth.ts'
import type { CallContext, World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { issueOneTimeToken, oneTimeMillis } from './one-time-token.ts'
import { countOneTimeTokens } from './one-time-tokens-repo.ts'
import { findUserByEmail } from './users-repo.ts'

export const resetLettersJob = 'password-reset-letters'

const minute = 60_000
const lettersAnHour = 3
const batch = 20

export async function askForReset(
  { body }: ParsedOf<typeof forgotPassword>,
  context: CallContext,
): Promise<AnswerOf<typeof forgotPassword>> {
  const request = { email: body.email, locale: body.locale ?? context.locale, created_at: context.now() }
  await context.db.insert(passwordResetRequests).values(request)
  return done
}

/** Each request leaves its table in the transaction that writes its letter. */
export async function writeResetLetters(world: World): Promise<void> {
  const handled = await world.db.transaction(async tx => {
    const requests = await takeRequests(tx)
    for (const request of requests) await writeResetLetter(tx, world, request)
    return requests.length
  })
  if (handled === batch) await writeResetLetters(world)
}

type ResetRequest = typeof passwordResetRequests.$inferSelect

function takeRequests(tx: Queryable): Promise<ResetRequest[]> {
  const oldest = tx
    .select({ id: passwordResetRequests.id })
    .from(passwordResetRequests)
    .orderBy(passwordResetRequests.id)
    .limit(batch)
    .for('update', { skipLocked: true })
  return tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.id, oldest)).returning()
}

async function writeResetLetter(tx: Queryable, world: World, { email, locale }: ResetRequest): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (!user || user.blocked_at) return
  const since = new Date(world.now().getTime() - 60 * minute)
  if ((await countOneTimeTokens(tx, user.id, 'reset-password', since)) >= lettersAnHour) return
  const token = await issueOneTimeToken(tx, 'reset-password', user, world)
  const data = { name: user.name, token, minutes: oneTimeMillis['reset-password'] / minute }
  await world.mail.send({ name: 'reset-password', to: email, locale, data }, tx)
}
