import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AccessToken, socialExchange } from '@/contract/endpoints/account/auth.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { type Refusal, refuse } from '../../../kernel/route.ts'
import { findOneTimeToken, redeemOneTimeToken } from '../one-time-tokens-repo.ts'
import { openSession } from '../open-session.ts'
import { hashSecret } from '../secrets.ts'
import { exchangeCookie, socialCookieOptions } from './pending-login.ts'

/** The code is valid once, within a minute, and only in the browser that returned from the provider. */
export function exchangeSocialCode(
  { body }: ParsedOf<typeof socialExchange>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  const hash = hashSecret(`${body.code}${context.request.cookies[exchangeCookie] ?? ''}`)
  context.reply.clearCookie(exchangeCookie, socialCookieOptions(context.config))
  return context.db.transaction(async tx => {
    const token = await findOneTimeToken(tx, 'social-login', hash, context.now())
    if (!token || !(await redeemOneTimeToken(tx, hash, context.now()))) return refuse('token_invalid')
    return openSession(tx, context, token.userId)
  })
}
