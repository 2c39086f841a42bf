import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { listAudit } from '@/contract/endpoints/admin/audit.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { type CountedList, countedTotal, pageStart } from '../../kernel/db/list-counts.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { endOfDay, startOfDay } from '../../kernel/shop-days.ts'

type Query = ParsedOf<typeof listAudit>['query']

const auditList: CountedList = {
  table: 'audit_entries',
  time: 'at',
  bucket: ['record', 'action', 'by_user_id'],
}

/** Skips along the index from one user to the next, because there are few users with many rows each. */
async function writersOf(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    with recursive writers as (
      select min(by_user_id) as id from audit_entries
      union all select (select min(by_user_id) from audit_entries where by_user_id > w.id) from writers w where w.id is not null)
    select u.id, u.name from writers w join users u on u.id = w.id order by u.name, u.id`)
  return rows
}

/** The condition of the filters that the counts per day contain. */
const countedCondition = ({ record, action, by, from, to }: Query) =>
  and(
    record ? eq(auditEntries.record, record) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    by ? eq(auditEntries.by_user_id, by) : undefined,
    from ? gte(auditEntries.at, startOfDay(from)) : undefined,
    to ? lt(auditEntries.at, endOfDay(to)) : undefined,
  )

async function countFound(db: Queryable, condition: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.by_user_id))
    .where(condition)
  return counted?.total ?? 0
}

/**
 * Sorted newest first. `onlyBy` limits the log to the entries of one user. `from` and `to` are days in the shop's time zone, both included. `writers` are all users with an
 * entry, sorted by name.
 */
export async function auditPage(
  db: Queryable,
  asked: Query,
  onlyBy?: number,
): Promise<ResponseOf<typeof listAudit>> {
  const query = onlyBy === undefined ? asked : { ...asked, by: onlyBy }
  const { search, record_id } = query
  const condition = and(
    countedCondition(query),
    record_id ? eq(auditEntries.record_id, record_id) : undefined,
    wordsIn(search, auditEntries.title, users.name),
  )
  const isCounted = !search && !record_id
  const start = await pageStart(db, auditList, isCounted ? condition : null, query)
  const rows = start
    ? await onPage(
        db
          .select({ entry: auditEntries, by: { id: users.id, name: users.name } })
          .from(auditEntries)
          .innerJoin(users, eq(users.id, auditEntries.by_user_id))
          .where(and(condition, start.until && lt(auditEntries.at, start.until)))
          .orderBy(desc(auditEntries.at), desc(auditEntries.id)),
        query,
        start.offset,
      )
    : []
  const data = rows.map(({ entry: { by_user_id: _, at, ...entry }, by }) => ({
    ...entry,
    at: at.toISOString(),
    by,
  }))
  const total = isCounted ? await countedTotal(db, auditList, condition) : await countFound(db, condition)
  return {
    data,
    meta: pageMeta(query, total),
    writers: (await writersOf(db)).filter(({ id }) => onlyBy === undefined || id === onlyBy),
  }
}
