import { recentLoginMinutes } from '@/contract/endpoints/account/sign-in.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { findSessionStart } from './sessions-repo.ts'

export const recentLoginMillis = recentLoginMinutes * 60_000

/**
 * Returns whether this session was opened within `recentLoginMillis`, so that an unattended device or a stolen access
 * token cannot change the ways to log in.
 */
export async function isRecentLogin(db: Queryable, context: CallContext): Promise<boolean> {
  const opened = await findSessionStart(db, callerOf(context).sessionId)
  return opened !== undefined && context.now().getTime() - opened.getTime() <= recentLoginMillis
}
