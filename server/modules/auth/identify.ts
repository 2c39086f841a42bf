/**
 * Who a bearer is. The signature alone is never enough: the session behind it must be open. That is looked up in the
 * database and remembered for at most five seconds; what ends or changes in this process is forgotten at once. A signature
 * once found good stays so until the bearer's time is over: checking it costs more than all else of a small call.
 */
import type { Caller, Identify, World } from '../../kernel/context.ts'
import { type AccessTokenRules, type ReadAccessToken, readAccessToken } from './access-token.ts'
import { accessRules } from './open-session.ts'
import { findLiveSession } from './sessions-repo.ts'

const rememberMillis = 5000
const mostRemembered = 10_000

interface Remembered {
  caller: Caller
  until: number
}

export function createIdentify(world: Pick<World, 'config' | 'db' | 'events' | 'now'>): Identify {
  const rules = accessRules(world.config)
  const remembered = new Map<string, Remembered>()
  const inDoubt = new Map<number, number>() // accounts under change → until when nothing of them is remembered

  /** The change is not committed yet: until it surely is, every call asks the database. */
  const doubt = (userId: number) => {
    const now = world.now().getTime()
    for (const [id, { caller }] of remembered) if (caller.userId === userId) remembered.delete(id)
    for (const [id, until] of inDoubt) if (until <= now) inDoubt.delete(id)
    inDoubt.set(userId, now + rememberMillis)
  }
  world.events.on('sessions-ended', async ({ userId }) => doubt(userId))
  world.events.on('role-changed', async ({ userId }) => doubt(userId))

  const remember = (caller: Caller, now: number) => {
    if ((inDoubt.get(caller.userId) ?? 0) > now) return
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(caller.sessionId, { caller, until: now + rememberMillis })
  }

  const read = createReader(rules)

  return async bearer => {
    const now = world.now()
    const token = await read(bearer, now)
    if (!token) return 'none'
    const known = remembered.get(token.sessionId)
    if (known && known.until > now.getTime()) return known.caller
    const live = await findLiveSession(world.db, token.sessionId, now)
    if (live?.userId !== token.userId) return 'ended'
    const caller: Caller = { ...live, sessionId: token.sessionId }
    remember(caller, now.getTime())
    return caller
  }
}

/** Reads bearers, the good ones once. */
function createReader(rules: AccessTokenRules) {
  const good = new Map<string, ReadAccessToken>()
  return async (bearer: string, now: Date): Promise<ReadAccessToken | undefined> => {
    const known = good.get(bearer)
    if (known && known.expiresAt > now.getTime()) return known
    good.delete(bearer)
    const token = await readAccessToken(bearer, rules, now)
    if (!token) return undefined
    if (good.size >= mostRemembered) good.clear()
    good.set(bearer, token)
    return token
  }
}
