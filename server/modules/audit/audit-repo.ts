import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { listAudit } from '@/contract/endpoints/admin/audit.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'

type Query = ParsedOf<typeof listAudit>['query']

/** Skips along the index from one user to the next, because there are few users with many rows each. */
async function writersOf(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    with recursive writers as (
      select min(by_user_id) as id from audit_entries
      union all select (select min(by_user_id) from audit_entries where by_user_id > w.id) from writers w where w.id is not null)
    select u.id, u.name from writers w join users u on u.id = w.id order by u.name, u.id`)
  return rows
}

/**
 * Sorted newest first. `from` and `to` are days in the shop's time zone, both included. `writers` are all users with an
 * entry, sorted by name.
 */
export async function auditPage(db: Queryable, query: Query): Promise<ResponseOf<typeof listAudit>> {
  const { search, record, record_id, action, by, from, to } = query
  const condition = and(
    record ? eq(auditEntries.record, record) : undefined,
    record_id ? eq(auditEntries.record_id, record_id) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    by ? eq(auditEntries.by_user_id, by) : undefined,
    from ? gte(auditEntries.at, startOfDay(from)) : undefined,
    to ? lt(auditEntries.at, endOfDay(to)) : undefined,
    wordsIn(search, auditEntries.title, users.name),
  )
  const [counted] = await db
    .select({ total: count() })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.by_user_id))
    .where(condition)
  const rows = await onPage(
    db
      .select({ entry: auditEntries, by: { id: users.id, name: users.name } })
      .from(auditEntries)
      .innerJoin(users, eq(users.id, auditEntries.by_user_id))
      .where(condition)
      .orderBy(desc(auditEntries.id)),
    query,
  )
  const data = rows.map(({ entry: { by_user_id: _, at, ...entry }, by }) => ({
    ...entry,
    at: at.toISOString(),
    by,
  }))
  const meta = pageMeta(query, counted?.total ?? 0)
  return { data, meta, writers: await writersOf(db) }
}
