/**
 * Requesting a login code never reveals whether the email is known. The call writes the same row for any email and
 * returns; a job looks up the email afterwards and sends the code.
 */
import { createHmac } from 'node:crypto'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import {
  loginCodeLength,
  loginCodeMinutes,
  type requestLoginCode,
} from '@/contract/endpoints/account/sign-in.ts'
import type { AppContext, CallContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { networkOf } from '../../../kernel/network.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { isOwnersNetwork } from '../account-guesses.ts'
import { guessKey } from '../login-attempts.ts'
import { countAttempt } from '../login-attempts-repo.ts'
import { deriveKey, hashSecret } from '../secrets.ts'
import { findUserByEmail } from '../users-repo.ts'
import { insertCodeRequest, type LoginCodeRow, storeCode, takeCodeRequests } from './login-codes-repo.ts'

export const loginCodesJob = 'login-codes'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const batch = 20

/**
 * Codes for one email: per hour from one network, per day from all networks, and per day from a network where its owner
 * has logged in.
 */
export const codeLimits = { anHour: 5, aDay: 10, aDayFromOwn: 20 }

/** Keyed and bound to its request: the table alone reveals no code, and a code is useless in another browser. */
export const codeHash = (config: AppContext['config'], request: string, code: string): string =>
  createHmac('sha256', deriveKey(config.appSecret, 'login-code'))
    .update(`${request}\n${code}`)
    .digest('base64url')

/** Every code is equally likely: numbers beyond the last whole million are drawn again. */
export function drawCode(ids: Pick<AppContext['ids'], 'secret'>): string {
  const codes = 10 ** loginCodeLength
  const drawn = Buffer.from(ids.secret(4), 'base64url').readUInt32BE()
  if (drawn >= 2 ** 32 - (2 ** 32 % codes)) return drawCode(ids)
  return String(drawn % codes).padStart(loginCodeLength, '0')
}

/**
 * Refuses `rate_limited`, for known and unknown emails alike. Beyond the daily limit it responds normally, and no code
 * is sent.
 */
export async function requestCode(
  { body }: ParsedOf<typeof requestLoginCode>,
  context: CallContext,
): Promise<ResponseOf<typeof requestLoginCode> | Refusal> {
  const now = context.now()
  const network = networkOf(context.request.ip)
  const count = (millis: number, ...parts: string[]) =>
    countAttempt(context.db, guessKey(context, ...parts), now, new Date(now.getTime() + millis))
  const isOwners = await isOwnersNetwork(context.db, body.email, context)
  if ((await count(hour, 'codes', body.email, network)) > codeLimits.anHour) return refuse('rate_limited')
  const today = await (isOwners
    ? count(day, 'codes of a day', body.email, network)
    : count(day, 'codes of a day', body.email))
  const request = context.ids.secret(32)
  const isSilent = today > (isOwners ? codeLimits.aDayFromOwn : codeLimits.aDay)
  if (!isSilent)
    await insertCodeRequest(context.db, {
      request: hashSecret(request),
      email: body.email,
      locale: body.locale ?? context.locale,
      created_at: now,
      expires_at: new Date(now.getTime() + loginCodeMinutes * minute),
    })
  return { request }
}

/**
 * Each request is marked in the transaction that queues its email. Repeats until fewer requests than a full batch were
 * waiting.
 */
export async function sendLoginCodes(context: AppContext): Promise<void> {
  const handled = await context.db.transaction(async tx => {
    const requests = await takeCodeRequests(tx, context.now(), batch)
    for (const request of requests) await sendCode(tx, context, request)
    return requests.length
  })
  if (handled === batch) await sendLoginCodes(context)
}

async function sendCode(
  tx: Queryable,
  context: AppContext,
  { request, email, locale, expires_at }: LoginCodeRow,
): Promise<void> {
  const user = await findUserByEmail(tx, email)
  if (!user || user.blocked_at || expires_at <= context.now()) return
  const code = drawCode(context.ids)
  await storeCode(tx, request, user.id, codeHash(context.config, request, code))
  const data = { name: user.name, code, minutes: loginCodeMinutes }
  await context.mail.send({ name: 'login-code', to: email, locale, data }, tx)
}
