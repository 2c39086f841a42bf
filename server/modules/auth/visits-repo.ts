/** A session that an admin opened as another user (decision 0012). */
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sessions, users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Returns the admin and the expiry of the session, or undefined for a session that the user opened. */
export async function visitorOf(
  db: Queryable,
  sessionId: string,
): Promise<{ name: string; until: string } | undefined> {
  const from = alias(sessions, 'from_session')
  const [visit] = await db
    .select({ name: users.name, until: sessions.expires_at })
    .from(sessions)
    .innerJoin(from, eq(from.id, sessions.opened_from))
    .innerJoin(users, eq(users.id, from.user_id))
    .where(eq(sessions.id, sessionId))
  return visit?.until ? { name: visit.name, until: visit.until.toISOString() } : undefined
}
