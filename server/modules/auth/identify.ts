/**
 * Who a bearer is. The signature alone is never enough: the session behind it must be open. That is looked up in the
 * database and remembered for at most five seconds; what ends or changes in this process is forgotten at once. A signature
 * once found good stays so until the bearer's time is over: checking it costs more than all else of a small call.
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
 * The function it returns gives `none` for a bearer that is not valid now, `ended` for one whose session is over. Subscribes to `sessions-
 * ended` and `role-changed`; one per process.
 */
export function createIdentify(context: Pick<AppContext, 'config' | 'db' | 'events' | 'now'>): Identify {
  const rules = accessRules(context.config)
  const remembered = new LRUCache<string, Remembered>({ max: mostRemembered })
  const inDoubt = new Map<number, number>() // accounts under change → until when nothing of them is remembered

  /** The change is not committed yet: until it surely is, every call asks the database. */
  const doubt = (userId: number) => {
    const now = context.now().getTime()
    for (const [id, { caller }] of remembered) if (caller.userId === userId) remembered.delete(id)
    for (const [id, until] of inDoubt) if (until <= now) inDoubt.delete(id)
    inDoubt.set(userId, now + rememberMillis)
  }
  context.events.on('sessions-ended', async ({ userId }) => doubt(userId))
  context.events.on('role-changed', async ({ userId }) => doubt(userId))

  const remember = (caller: Caller, now: number) => {
    if ((inDoubt.get(caller.userId) ?? 0) > now) return
    remembered.set(caller.sessionId, { caller, until: now + rememberMillis })
  }

  const read = createReader(rules)

  return async bearer => {
    const now = context.now()
    const token = await read(bearer, now)
    if (!token) return 'none'
    const known = remembered.get(token.sessionId)
    if (known && known.until > now.getTime()) return known.caller
    const live = await findLiveSession(context.db, token.sessionId, now)
    if (live?.userId !== token.userId) return 'ended'
    const caller: Caller = { ...live, sessionId: token.sessionId }
    remember(caller, now.getTime())
    return caller
  }
}

/** Reads bearers, the good ones once. */
function createReader(rules: AccessTokenRules) {
  const good = new LRUCache<string, ReadAccessToken>({ max: mostRemembered })
  return async (bearer: string, now: Date): Promise<ReadAccessToken | undefined> => {
    const known = good.get(bearer)
    if (known && known.expiresAt > now.getTime()) return known
    good.delete(bearer)
    const token = await readAccessToken(bearer, rules, now)
    if (!token) return undefined
    good.set(bearer, token)
    return token
  }
}
