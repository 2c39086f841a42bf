import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { logout } from '@/contract/endpoints/account/auth.ts'
import { done } from '@/contract/envelope.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { endSessions } from './end-sessions.ts'
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts'
import { isCrossSite } from './same-origin.ts'
import { hashSecret } from './secrets.ts'
import { ownerOfRefreshToken } from './sessions-repo.ts'

/** Ends the session of the access token and that of the cookie, usually the same one. Succeeds without a session. */
export async function logOut(
  _: ParsedOf<typeof logout>,
  context: CallContext,
): Promise<ResponseOf<typeof logout> | Refusal> {
  if (isCrossSite(context.request, context.config)) return refuse('cross_site')
  const cookie = readRefreshCookie(context)
  await context.db.transaction(async tx => {
    if (context.caller) await end(tx, context, context.caller)
    const owner = cookie && (await ownerOfRefreshToken(tx, hashSecret(cookie)))
    if (owner) await end(tx, context, owner)
  })
  clearRefreshCookie(context)
  return done
}

const end = (tx: Queryable, context: CallContext, session: { userId: number; sessionId: string }) =>
  endSessions(tx, context, { userId: session.userId, only: session.sessionId })
