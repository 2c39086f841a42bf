import { and, count, desc, eq, gte, ilike, lt, or, sql } from 'drizzle-orm'
import type { listAudit } from '../../../src/contract/audit.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'

type Query = ParsedOf<typeof listAudit>['query']

/** Jumps along the index from one person to the next: there are few, and many rows of each. */
async function writersOf(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    with recursive writers as (
      select min(by_user_id) as id from audit_entries
      union all select (select min(by_user_id) from audit_entries where by_user_id > w.id) from writers w where w.id is not null)
    select u.id, u.name from writers w join users u on u.id = w.id order by u.name, u.id`)
  return rows
}

export async function auditPage(db: Queryable, query: Query): Promise<AnswerOf<typeof listAudit>> {
  const { page, per_page, search, record, record_id, action, by, from, to } = query
  const term = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const wanted = and(
    record ? eq(auditEntries.record, record) : undefined,
    record_id ? eq(auditEntries.record_id, record_id) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    by ? eq(auditEntries.by_user_id, by) : undefined,
    from ? gte(auditEntries.at, startOfDay(from)) : undefined,
    to ? lt(auditEntries.at, endOfDay(to)) : undefined,
    search ? or(ilike(auditEntries.title, term), ilike(users.name, term)) : undefined,
  )
  const [counted] = await db
    .select({ total: count() })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.by_user_id))
    .where(wanted)
  const rows = await db
    .select({ entry: auditEntries, by: { id: users.id, name: users.name } })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.by_user_id))
    .where(wanted)
    .orderBy(desc(auditEntries.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const data = rows.map(({ entry: { by_user_id: _, at, ...entry }, by }) => ({
    ...entry,
    at: at.toISOString(),
    by,
  }))
  const meta = { total: counted?.total ?? 0, page, per_page }
  return { data, meta, writers: await writersOf(db) }
}
