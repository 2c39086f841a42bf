import type { AppContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { markEnded, type WhichSessions } from './sessions-repo.ts'

/**
 * Ends sessions with everything that depends on them: access tokens, refresh tokens, sockets. Returns how many were
 * open.
 */
export async function endSessions(
  tx: Queryable,
  { events, now }: Pick<AppContext, 'events' | 'now'>,
  selection: WhichSessions,
): Promise<number> {
  const sessionIds = await markEnded(tx, selection, now())
  if (sessionIds.length > 0)
    await events.publish('sessions-ended', { userId: selection.userId, sessionIds }, tx)
  return sessionIds.length
}
