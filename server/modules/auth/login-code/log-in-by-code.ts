/** The right code opens a session and proves the email. An unknown email gets the same responses as a wrong code. */

import { timingSafeEqual } from 'node:crypto'
import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import { type logInByCode, loginCodeTries } from '@/contract/endpoints/account/sign-in.ts'
import type { CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { admitByProof } from '../admit-by-proof.ts'
import { endSessions } from '../end-sessions.ts'
import { hashSecret } from '../secrets.ts'
import { dropPassword, findUser, type UserRow } from '../users-repo.ts'
import { markVerified } from '../verification.ts'
import { countTry, markCodeUsed } from './login-codes-repo.ts'
import { codeHash } from './request-code.ts'

/**
 * Handles the first proof that an email belongs to the account's user. Another person may have registered it, so the password and the
 * sessions from before the proof become invalid (decision 0044). Also verifies the email and queues the welcome email. Passkeys can be added
 * only after the proof.
 */
async function claimAddress(tx: Queryable, context: CallContext, user: UserRow): Promise<void> {
  await dropPassword(tx, user.id)
  await endSessions(tx, context, { userId: user.id })
  await markVerified(tx, context, user)
}

const isSame = (first: string, second: string): boolean =>
  first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second))

/**
 * Refuses `login_code_wrong`, `login_code_expired` for an unknown, expired or used request and after the last wrong
 * attempt, and `account_blocked` only after the right code.
 */
export function enterByCode(
  { body }: ParsedOf<typeof logInByCode>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  const request = hashSecret(body.request)
  return context.db.transaction(async tx => {
    const row = await countTry(tx, request, context.now(), loginCodeTries)
    if (!row) return refuse('login_code_expired')
    const isRight = row.code !== null && isSame(row.code, codeHash(context.config, request, body.code))
    if (!isRight) return refuse(row.tries >= loginCodeTries ? 'login_code_expired' : 'login_code_wrong')
    const user = row.user_id === null ? undefined : await findUser(tx, row.user_id)
    if (!user || user.email !== row.email) return refuse('login_code_expired')
    await markCodeUsed(tx, request, context.now())
    if (user.blocked_at) return refuse('account_blocked')
    if (!user.email_verified_at) await claimAddress(tx, context, user)
    return admitByProof(tx, context, user)
  })
}
