/**
 * Standing where a customer stands (decisions §3): a session of the customer's that hangs on the admin's own, without a refresh
 * token, over after a quarter of an hour. Its begin and its end are in the register, however it ends.
 */
import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AccessToken } from '../../../src/contract/auth.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { done } from '../../../src/contract/envelope.ts'
import type * as contract from '../../../src/contract/user-administration.ts'
import { sessions, users } from '../../db/schema/auth.ts'
import { type CallContext, callerOf, type World } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type Refusal, Rollback, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { accessTokenSeconds } from '../auth/access-token.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { accessTokenOf } from '../auth/open-session.ts'
import { insertSession } from '../auth/sessions-repo.ts'
import { findUser } from '../auth/users-repo.ts'

const sessionIdBytes = 16

export const signInAsCustomer = (
  { params }: ParsedOf<typeof contract.signInAs>,
  context: CallContext,
): Promise<AccessToken | Refusal> =>
  Rollback.catching(() =>
    context.db.transaction(async tx => {
      const admin = callerOf(context)
      const customer = await findUser(tx, params.id)
      if (!customer) throw new Rollback(refuse('not_found'))
      if (customer.role === 'admin') throw new Rollback(refuse('forbidden'))
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

/** Done also for a session of one's own: there is nothing to leave. */
export async function leaveCustomer(
  _: ParsedOf<typeof contract.leaveSignIn>,
  context: CallContext,
): Promise<AnswerOf<typeof contract.leaveSignIn>> {
  const { userId, sessionId, signedInBy } = callerOf(context)
  if (signedInBy !== null)
    await context.db.transaction(tx => endSessions(tx, context, { userId, only: sessionId }))
  return done
}

/** Whoever ends a session ends the visits opened from it, and writes the end of every visit into the register. */
export function watchVisits(world: World): void {
  world.events.on('sessions-ended', async ({ sessionIds }, tx) => {
    await recordEnds(tx, sessionIds, world.now())
    for (const { id, user_id } of await openVisitsFrom(tx, sessionIds))
      await endSessions(tx, world, { userId: user_id, only: id })
  })
  world.jobs.every('visits-over', 30_000, () => endVisitsOver(world))
}

/** Those whose quarter of an hour is over. */
export async function endVisitsOver(world: Pick<World, 'db' | 'events' | 'now'>): Promise<void> {
  const over = await world.db
    .select({ id: sessions.id, user_id: sessions.user_id })
    .from(sessions)
    .where(
      and(isNotNull(sessions.opened_from), isNull(sessions.ended_at), lte(sessions.expires_at, world.now())),
    )
  for (const { id, user_id } of over)
    await world.db.transaction(tx => endSessions(tx, world, { userId: user_id, only: id }))
}

const openVisitsFrom = (tx: Queryable, sessionIds: readonly string[]) =>
  tx
    .select({ id: sessions.id, user_id: sessions.user_id })
    .from(sessions)
    .where(and(inArray(sessions.opened_from, [...sessionIds]), isNull(sessions.ended_at)))

async function recordEnds(tx: Queryable, sessionIds: readonly string[], at: Date): Promise<void> {
  const from = alias(sessions, 'from_session')
  const visits = await tx
    .select({ customerId: users.id, name: users.name, adminId: from.user_id, begun: sessions.created_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(from, eq(from.id, sessions.opened_from))
    .where(inArray(sessions.id, [...sessionIds]))
  for (const { customerId, name, adminId, begun } of visits)
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
