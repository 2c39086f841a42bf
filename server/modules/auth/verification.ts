/** An address is verified by the letter that reached it. The first time brings the welcome (decisions §3). */
import type { resendVerification, verifyEmail } from '@/contract/auth.ts'
import type { AnswerOf, ParsedOf } from '@/contract/endpoint.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf, type World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { issueOneTimeToken, oneTimeMillis } from './one-time-token.ts'
import { countOneTimeTokens, findOneTimeToken, redeemOneTimeToken } from './one-time-tokens-repo.ts'
import { hashSecret } from './secrets.ts'
import { findUser, storeVerification, type UserRow } from './users-repo.ts'

const hour = 60 * 60_000
const lettersAnHour = 5

export async function sendVerification(tx: Queryable, world: World, user: UserRow): Promise<void> {
  const token = await issueOneTimeToken(tx, 'verify-email', user, world)
  const data = { name: user.name, token, hours: oneTimeMillis['verify-email'] / hour }
  await world.mail.send({ name: 'verify-address', to: user.email, locale: user.locale, data }, tx)
}

/** Whoever opened a letter to this address owns it; nothing happens the second time. */
export async function markVerified(tx: Queryable, world: World, user: UserRow): Promise<void> {
  if (!(await storeVerification(tx, user.id, world.now()))) return
  await world.events.publish('email-verified', { userId: user.id }, tx)
  const letter = { name: 'welcome', to: user.email, locale: user.locale, data: { name: user.name } }
  await world.mail.send(letter, tx)
}

/** A link opened twice is no fault: the address stays verified. */
export function verifyAddress(
  { body }: ParsedOf<typeof verifyEmail>,
  context: CallContext,
): Promise<AnswerOf<typeof verifyEmail> | Refusal> {
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

export async function resendLetter(
  _: ParsedOf<typeof resendVerification>,
  context: CallContext,
): Promise<AnswerOf<typeof resendVerification> | Refusal> {
  const { userId } = callerOf(context)
  const since = new Date(context.now().getTime() - hour)
  return context.db.transaction(async tx => {
    const user = await findUser(tx, userId)
    if (!user) return refuse('unauthenticated')
    if (user.email_verified_at) return done
    if ((await countOneTimeTokens(tx, user.id, 'verify-email', since)) >= lettersAnHour) return done
    await sendVerification(tx, context, user)
    return done
  })
}
