/**
 * Impersonation (decision 0012): a session of the customer that depends on the admin's session, without a refresh
 * token, limited to a quarter of an hour. Its beginning and end are in the audit log, however it ends.
 */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { AccessToken } from '@/contract/endpoints/account/auth.ts'
import type * as contract from '@/contract/endpoints/admin/users.ts'
import { done } from '@/contract/envelope.ts'
import { type AppContext, type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { accessTokenSeconds } from '../auth/access-token.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { accessTokenOf } from '../auth/open-session.ts'
import { insertSession } from '../auth/sessions-repo.ts'
import { findUser, isStaff } from '../auth/users-repo.ts'
import { openVisitsFrom, visitsAmong, visitsOver } from './visits-repo.ts'

const sessionIdBytes = 16

/** Refuses `not_found`, `forbidden` for an account of staff, and `account_blocked`. Sends the customer no email. */
export const signInAsCustomer = (
  { params }: ParsedOf<typeof contract.signInAs>,
  context: CallContext,
): Promise<AccessToken | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const admin = callerOf(context)
      const customer = await findUser(tx, params.id)
      if (!customer) throw new Rollback(refuse('not_found'))
      if (isStaff(customer)) throw new Rollback(refuse('forbidden'))
      if (customer.blocked_at) throw new Rollback(refuse('account_blocked'))
      const now = context.now()
      const id = context.ids.secret(sessionIdBytes)
      const expires_at = new Date(now.getTime() + accessTokenSeconds * 1000)
      const visit = { opened_from: admin.sessionId, expires_at, user_agent: context.request.userAgent }
      await insertSession(tx, { id, user_id: customer.id, ...visit }, now)
      const writer = { userId: admin.userId, at: now }
      await recordChange(tx, writer, {
        record: 'user',
        id: customer.id,
        title: customer.name,
        before: { signed_in_as: false },
        after: { signed_in_as: true },
      })
      return accessTokenOf(context.config, { sessionId: id, userId: customer.id }, now)
    }),
  )

/** Ends the impersonation session of the call; does nothing in an ordinary session. */
export async function leaveCustomer(
  _: ParsedOf<typeof contract.leaveSignIn>,
  context: CallContext,
): Promise<ResponseOf<typeof contract.leaveSignIn>> {
  const { userId, sessionId, signedInBy } = callerOf(context)
  if (signedInBy !== null)
    await context.db.transaction(tx => endSessions(tx, context, { userId, only: sessionId }))
  return done
}

/**
 * Listens to `sessions-ended`: ends the impersonations opened from those sessions and audits the end of every
 * impersonation.
 */
export function watchVisits(context: AppContext): void {
  context.events.on('sessions-ended', async ({ sessionIds }, tx) => {
    await recordEnds(tx, sessionIds, context.now())
    for (const { id, user_id } of await openVisitsFrom(tx, sessionIds))
      await endSessions(tx, context, { userId: user_id, only: id })
  })
}

/** Runs in a job: ends impersonations older than 15 minutes, each in a separate transaction. */
export async function endVisitsOver(context: Pick<AppContext, 'db' | 'events' | 'now'>): Promise<void> {
  for (const { id, user_id } of await visitsOver(context.db, context.now()))
    await context.db.transaction(tx => endSessions(tx, context, { userId: user_id, only: id }))
}

async function recordEnds(tx: Queryable, sessionIds: readonly string[], at: Date): Promise<void> {
  for (const { customerId, name, adminId, begun } of await visitsAmong(tx, sessionIds))
    await recordChange(
      tx,
      { userId: adminId, at },
      {
        record: 'user',
        id: customerId,
        title: name,
        before: { signed_in_as: true },
        after: { signed_in_as: false, seconds: Math.round((at.getTime() - begun.getTime()) / 1000) },
      },
    )
}
