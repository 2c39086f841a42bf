/** Sessions that admins opened as customers (decision 0012). */
import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sessions, users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type OpenVisit = Pick<typeof sessions.$inferSelect, 'id' | 'user_id'> // user_id: the customer

/** Sessions that have expired. */
export const visitsOver = (db: Queryable, now: Date): Promise<OpenVisit[]> =>
  db
    .select({ id: sessions.id, user_id: sessions.user_id })
    .from(sessions)
    .where(and(isNotNull(sessions.opened_from), isNull(sessions.ended_at), lte(sessions.expires_at, now)))

/** Sessions opened from one of these admin sessions. */
export const openVisitsFrom = (tx: Queryable, sessionIds: readonly string[]): Promise<OpenVisit[]> =>
  tx
    .select({ id: sessions.id, user_id: sessions.user_id })
    .from(sessions)
    .where(and(inArray(sessions.opened_from, [...sessionIds]), isNull(sessions.ended_at)))

export interface Visit {
  customerId: number
  name: string // of the customer
  adminId: number
  begun: Date
}

/** Returns the impersonations among these sessions, open or ended. */
export function visitsAmong(tx: Queryable, sessionIds: readonly string[]): Promise<Visit[]> {
  const from = alias(sessions, 'from_session')
  return tx
    .select({ customerId: users.id, name: users.name, adminId: from.user_id, begun: sessions.created_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(from, eq(from.id, sessions.opened_from))
    .where(inArray(sessions.id, [...sessionIds]))
}
