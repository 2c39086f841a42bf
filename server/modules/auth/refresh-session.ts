/**
 * Rotation of the refresh token (decision 0008). A token is valid once. Presented again within ten seconds it gives the
 * same successor, because two tabs may refresh at the same time. Later it can only be a copy, and the whole token
 * family ends.
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
 * Refuses `cross_site`, and `refresh_refused` (with a cleared cookie) for a token that is unknown, expired or used more
 * than ten seconds ago; the latter ends the session. Sets the new cookie.
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
  const stored = await lockRefreshToken(tx, hashSecret(token))
  if (!stored?.isAlive || stored.expiresAt <= now) return undefined
  if (stored.usedAt && now.getTime() - stored.usedAt.getTime() > graceMillis) {
    context.log.warn({ user: stored.userId }, 'a refresh token came back: its session is ended')
    await endSessions(tx, context, { userId: stored.userId, only: stored.sessionId })
    return undefined
  }
  if (!stored.usedAt) {
    const expires_at = new Date(now.getTime() + refreshMillis)
    const next = { hash: hashSecret(successor), session_id: stored.sessionId, expires_at }
    await replaceRefreshToken(tx, hashSecret(token), next, now)
  }
  return stored
}
