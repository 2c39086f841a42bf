/** Opens a session on a new device: the session, the refresh cookie in its browser and the first access token. */
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import type { Config } from '../../config.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type AccessTokenRules, accessTokenSeconds, signAccessToken } from './access-token.ts'
import { refreshMillis, setRefreshCookie } from './refresh-cookie.ts'
import { deriveKey, hashSecret } from './secrets.ts'
import { insertRefreshToken, insertSession } from './sessions-repo.ts'

/** Derives the key on each call. Cache the result on a hot path. */
export const accessRules = ({ appSecret, publicUrl }: Config): AccessTokenRules => ({
  key: deriveKey(appSecret, 'access-token'),
  issuer: publicUrl,
})

/**
 * Call it in the transaction of the login. The refresh cookie is set on the reply immediately, even if the transaction
 * fails later. `isSecondFactor`: the login was one, such as a passkey that verified its user.
 */
export async function openSession(
  tx: Queryable,
  context: Pick<CallContext, 'config' | 'events' | 'ids' | 'now' | 'request' | 'reply'>,
  userId: number,
  isSecondFactor = false,
): Promise<AccessToken> {
  const now = context.now()
  const id = context.ids.secret(16)
  const refresh = context.ids.secret(32)
  await insertSession(
    tx,
    {
      id,
      user_id: userId,
      user_agent: context.request.userAgent,
      ...(isSecondFactor && { second_factor_at: now }),
    },
    now,
  )
  const expires_at = new Date(now.getTime() + refreshMillis)
  await insertRefreshToken(tx, { hash: hashSecret(refresh), session_id: id, expires_at }, now)
  setRefreshCookie(context, refresh)
  await context.events.publish('session-opened', { userId }, tx)
  return accessTokenOf(context.config, { sessionId: id, userId }, now)
}

/** The response of every login. `expires_in` is in seconds. */
export async function accessTokenOf(
  config: Config,
  session: { sessionId: string; userId: number },
  now: Date,
): Promise<AccessToken> {
  const access_token = await signAccessToken(session, accessRules(config), now)
  return { access_token, token_type: 'bearer', expires_in: accessTokenSeconds }
}
