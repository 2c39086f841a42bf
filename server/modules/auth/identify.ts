/**
 * Resolves an access token to its session and user. A valid signature is not enough: the session must be open. The
 * lookup is cached for at most five seconds, and a change in this process removes the entry immediately. Calls of the
 * administration read it each time, so that a changed right applies to the next call on every process. A verified
 * signature is cached until the token expires, because the check costs more than the rest of a small request.
 */
import { LRUCache } from 'lru-cache'
import type { AppContext, Caller, Identify } from '../../kernel/context.ts'
import { type AccessTokenRules, type ReadAccessToken, readAccessToken } from './access-token.ts'
import { accessRules } from './open-session.ts'
import { findLiveSession } from './sessions-repo.ts'

const rememberMillis = 5000
const mostRemembered = 10_000

interface Remembered {
  caller: Caller
  until: number
}

/**
 * The returned function gives `none` for an access token that is not valid now, and `ended` when its session is over.
 * Subscribes to `sessions-ended` and `role-changed`. Create one per process.
 */
export function createIdentify(context: Pick<AppContext, 'config' | 'db' | 'events' | 'now'>): Identify {
  const rules = accessRules(context.config)
  const remembered = new LRUCache<string, Remembered>({ max: mostRemembered })
  const inDoubt = new Map<number, number>() // accounts with an uncommitted change, each with the time until which it must not be cached

  /** The change is not committed yet: until it certainly is, every request reads the database. */
  const markStale = (userId: number) => {
    const now = context.now().getTime()
    for (const [id, { caller }] of remembered) if (caller.userId === userId) remembered.delete(id)
    for (const [id, until] of inDoubt) if (until <= now) inDoubt.delete(id)
    inDoubt.set(userId, now + rememberMillis)
  }
  context.events.on('sessions-ended', async ({ userId }) => markStale(userId))
  context.events.on('role-changed', async ({ userId }) => markStale(userId))

  const remember = (caller: Caller, now: number) => {
    if ((inDoubt.get(caller.userId) ?? 0) > now) return
    remembered.set(caller.sessionId, { caller, until: now + rememberMillis })
  }

  const read = createReader(rules)

  return async (bearer, isFresh = false) => {
    const now = context.now()
    const token = await read(bearer, now)
    if (!token) return 'none'
    const cached = remembered.get(token.sessionId)
    if (!isFresh && cached && cached.until > now.getTime()) return cached.caller
    const live = await findLiveSession(context.db, token.sessionId, now)
    if (live?.userId !== token.userId) return 'ended'
    const caller: Caller = { ...live, sessionId: token.sessionId }
    if (caller.secondFactor !== 'needed' && caller.secondFactor !== 'missing') remember(caller, now.getTime())
    return caller
  }
}

/** Reads access tokens, and verifies each valid one once. */
function createReader(rules: AccessTokenRules) {
  const good = new LRUCache<string, ReadAccessToken>({ max: mostRemembered })
  return async (bearer: string, now: Date): Promise<ReadAccessToken | undefined> => {
    const cached = good.get(bearer)
    if (cached && cached.expiresAt > now.getTime()) return cached
    good.delete(bearer)
    const token = await readAccessToken(bearer, rules, now)
    if (!token) return undefined
    good.set(bearer, token)
    return token
  }
}
