import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { endSession, listSessions } from '@/contract/endpoints/account/auth.ts'
import { done } from '@/contract/envelope.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { openSessionsOf } from '../auth/sessions-repo.ts'

/** Sorted by last use, newest first. Excludes sessions that an admin opened as this user. */
export async function listOwnSessions(
  _: ParsedOf<typeof listSessions>,
  context: CallContext,
): Promise<ResponseOf<typeof listSessions>> {
  const { userId, sessionId } = callerOf(context)
  const open = await openSessionsOf(context.db, userId)
  return open.map(session => ({
    id: session.id,
    current: session.id === sessionId,
    created_at: session.created_at.toISOString(),
    last_seen_at: session.last_seen_at.toISOString(),
    user_agent: session.user_agent,
  }))
}

/** Refuses `not_found` for a session of another account and for one that has ended. */
export async function endOwnSession(
  { params }: ParsedOf<typeof endSession>,
  context: CallContext,
): Promise<ResponseOf<typeof endSession> | Refusal> {
  const selection = { userId: callerOf(context).userId, only: params.id }
  const ended = await context.db.transaction(tx => endSessions(tx, context, selection))
  return ended === 0 ? refuse('not_found') : done
}
