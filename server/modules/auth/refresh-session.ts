/**
 * Rotation of the refresh token (decision 0008). A token is good once. Presented again within ten seconds it yields the
 * same successor: two tabs woke up together. Later it can only be a copy, and the whole family ends.
 */

import type { ParsedOf } from '@/contract/endpoint.ts'
import type { AccessToken, refresh } from '@/contract/endpoints/account/auth.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { endSessions } from './end-sessions.ts'
import { accessTokenOf } from './open-session.ts'
import { clearRefreshCookie, readRefreshCookie, refreshMillis, setRefreshCookie } from './refresh-cookie.ts'
import { isCrossSite } from './same-origin.ts'
import { deriveKey, hashSecret, successorOf } from './secrets.ts'
import { type FoundRefreshToken, lockRefreshToken, replaceRefreshToken } from './sessions-repo.ts'

const graceMillis = 10_000

/**
 * Refuses `cross_site`, and `refresh_refused` (the cookie is cleared) for a token that is unknown, expired or used more than ten seconds
 * ago; the latter ends the session. Sets the new cookie.
 */
export async function refreshSession(
  _: ParsedOf<typeof refresh>,
  context: CallContext,
): Promise<AccessToken | Refusal> {
  if (isCrossSite(context.request, context.config)) return refuse('cross_site')
  const token = readRefreshCookie(context)
  if (!token) return refuse('refresh_refused')
  const successor = successorOf(token, deriveKey(context.config.appSecret, 'refresh-token'))
  const session = await context.db.transaction(tx => rotate(tx, context, token, successor))
  if (!session) {
    clearRefreshCookie(context)
    return refuse('refresh_refused')
  }
  setRefreshCookie(context, successor)
  return accessTokenOf(context.config, session, context.now())
}

async function rotate(
  tx: Queryable,
  context: CallContext,
  token: string,
  successor: string,
): Promise<FoundRefreshToken | undefined> {
  const now = context.now()
  const found = await lockRefreshToken(tx, hashSecret(token))
  if (!found?.isAlive || found.expiresAt <= now) return undefined
  if (found.usedAt && now.getTime() - found.usedAt.getTime() > graceMillis) {
    context.log.warn({ user: found.userId }, 'a refresh token came back: its session is ended')
    await endSessions(tx, context, { userId: found.userId, only: found.sessionId })
    return undefined
  }
  if (!found.usedAt) {
    const expires_at = new Date(now.getTime() + refreshMillis)
    const next = { hash: hashSecret(successor), session_id: found.sessionId, expires_at }
    await replaceRefreshToken(tx, hashSecret(token), next, now)
  }
  return found
}
