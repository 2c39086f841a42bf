import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { markEnded, type WhichSessions } from './sessions-repo.ts'

/** Ends them with everything that depends on them: access tokens, refresh tokens, sockets. Returns how many were open. */
export async function endSessions(
  tx: Queryable,
  { events, now }: Pick<AppContext, 'events' | 'now'>,
  which: WhichSessions,
): Promise<number> {
  const sessionIds = await markEnded(tx, which, now())
  if (sessionIds.length > 0) await events.publish('sessions-ended', { userId: which.userId, sessionIds }, tx)
  return sessionIds.length
}
