/** The second factor of the caller's account (decision 0069): set up, confirmed, and entered after a login. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type * as contract from '@/contract/endpoints/account/second-factor.ts'
import { recoveryCodeCount } from '@/contract/endpoints/account/second-factor.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { recordChange, writerOf } from '../../../kernel/records/record-change.ts'
import { inTransaction, type Refusal, refuse } from '../../../kernel/route.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { forgetAttempts, guessKey, mayTry } from '../login-attempts.ts'
import { countPasskeys } from '../passkey/passkeys-repo.ts'
import { isRecentLogin } from '../recent-login.ts'
import { openSecret, type SecretPlace, sealSecret } from '../sealed-secret.ts'
import { findUser, isStaff, lockAccount, type UserRow } from '../users-repo.ts'
import { issueRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import {
  confirmPending,
  findFactor,
  markPassed,
  readPolicy,
  storePending,
  takeRecoveryCode,
  takeStep,
  unusedRecoveryCodes,
} from './second-factor-repo.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

const placeOf = (userId: number): SecretPlace => ({ purpose: 'second-factor', owner: userId })

export async function showOwnFactor(
  _: ParsedOf<typeof contract.showSecondFactor>,
  context: CallContext,
): Promise<contract.SecondFactor> {
  const { userId, secondFactor } = callerOf(context)
  const { db } = context
  return {
    state: secondFactor,
    is_set_up: Boolean((await findFactor(db, userId))?.secret),
    is_required: await readPolicy(db),
    has_passkey: (await countPasskeys(db, userId)) > 0,
    recovery_codes: await unusedRecoveryCodes(db, userId),
  }
}

/** An account with a second factor must present it before it can be replaced. */
async function mayChange(db: Queryable, context: CallContext): Promise<UserRow | Refusal> {
  const { userId, secondFactor } = callerOf(context)
  const user = await findUser(db, userId)
  if (!user || !isStaff(user)) return refuse('forbidden')
  if (secondFactor === 'needed') return refuse('second_factor_needed')
  if (!(await isRecentLogin(db, context))) return refuse('login_stale')
  return user
}

/** Refuses `forbidden` for accounts that are not staff, `second_factor_needed` and `login_stale`. */
export const beginOwnFactor = (
  _: ParsedOf<typeof contract.beginSecondFactor>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.beginSecondFactor> | Refusal> =>
  inTransaction(context, async tx => {
    const { config, ids, now } = context
    await lockAccount(tx, callerOf(context).userId)
    const user = await mayChange(tx, context)
    if (!('id' in user)) return user
    const secret = newTotpSecret(ids)
    await storePending(tx, user.id, sealSecret(secret, placeOf(user.id), config, ids), now())
    const { site_name } = await shopSettings(tx)
    return { secret, uri: totpAddress(secret, user.email, site_name) }
  })

const attemptsKey = (context: CallContext): string =>
  guessKey(context, 'second-factor', String(callerOf(context).userId))

/**
 * Refuses as `beginOwnFactor`, `rate_limited`, and `second_factor_wrong` for a wrong code or without a set-up. The session
 * has passed, other sessions of the account need a code.
 */
export async function confirmOwnFactor(
  { body }: ParsedOf<typeof contract.confirmSecondFactor>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.confirmSecondFactor> | Refusal> {
  const { userId, sessionId } = callerOf(context)
  const now = context.now()
  const key = attemptsKey(context)
  if (!(await mayTry(context.db, key, now))) return refuse('rate_limited')
  return inTransaction(context, async tx => {
    await lockAccount(tx, userId)
    const user = await mayChange(tx, context)
    if (!('id' in user)) return user
    const pending = (await findFactor(tx, userId))?.pending_secret
    const step = pending && stepOfCode(openSecret(pending, placeOf(userId), context.config), body.code, now)
    if (!step) return refuse('second_factor_wrong')
    await confirmPending(tx, userId, step)
    await markPassed(tx, sessionId, now)
    await forgetAttempts(tx, key)
    await report(tx, context, user)
    return { recovery_codes: await issueRecoveryCodes(tx, userId, context) }
  })
}

async function report(tx: Queryable, context: CallContext, user: UserRow): Promise<void> {
  await recordChange(tx, writerOf(context), {
    record: 'user',
    id: user.id,
    title: user.name,
    before: { second_factor: false },
    after: { second_factor: true },
  })
  const email = {
    name: 'second-factor-added',
    to: user.email,
    locale: user.locale,
    data: { name: user.name },
  }
  await context.mail.send(email, tx)
  await context.events.publish('role-changed', { userId: user.id, role: user.role }, tx) // the rights of other sessions have changed
}

/**
 * Refuses `rate_limited`, and `second_factor_wrong` for a wrong code, a code of a time step that was used, and a used
 * recovery code. An attempt is counted before it is checked.
 */
export async function passOwnFactor(
  { body: { code } }: ParsedOf<typeof contract.passSecondFactor>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.passSecondFactor> | Refusal> {
  const { sessionId } = callerOf(context)
  const now = context.now()
  const key = attemptsKey(context)
  if (!(await mayTry(context.db, key, now))) return refuse('rate_limited')
  return inTransaction(context, async tx => {
    if (!(await isCodeGood(tx, context, code))) return refuse('second_factor_wrong')
    await markPassed(tx, sessionId, now)
    await forgetAttempts(tx, key)
    return done
  })
}

async function isCodeGood(tx: Queryable, context: CallContext, code: string): Promise<boolean> {
  const { userId } = callerOf(context)
  const secret = (await findFactor(tx, userId))?.secret
  if (!secret) return false
  if (!/^\d{6}$/.test(code))
    return takeRecoveryCode(tx, userId, recoveryCodeHash(code, userId, context), context.now())
  const step = stepOfCode(openSecret(secret, placeOf(userId), context.config), code, context.now())
  return step !== undefined && takeStep(tx, userId, step)
}

/**
 * Refuses `forbidden` without an authenticator app, `login_stale`, `rate_limited`, and `second_factor_wrong` for a wrong code, because an
 * open session alone must not give permanent access. The present codes become invalid. Audited.
 */
export async function renewOwnCodes(
  { body: { code } }: ParsedOf<typeof contract.renewRecoveryCodes>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.renewRecoveryCodes> | Refusal> {
  const key = attemptsKey(context)
  if (!(await mayTry(context.db, key, context.now()))) return refuse('rate_limited')
  return inTransaction(context, async tx => {
    await lockAccount(tx, callerOf(context).userId)
    const user = await mayChange(tx, context)
    if (!('id' in user)) return user
    if (!(await findFactor(tx, user.id))?.secret) return refuse('forbidden')
    if (!(await isCodeGood(tx, context, code))) return refuse('second_factor_wrong')
    await forgetAttempts(tx, key)
    const left = await unusedRecoveryCodes(tx, user.id)
    await recordChange(tx, writerOf(context), {
      record: 'user',
      id: user.id,
      title: user.name,
      before: { recovery_codes: left },
      after: { recovery_codes: recoveryCodeCount, renewed: true },
    })
    return { recovery_codes: await issueRecoveryCodes(tx, user.id, context) }
  })
}
