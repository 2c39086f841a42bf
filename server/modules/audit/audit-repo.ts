import { and, count, desc, eq, ilike, or } from 'drizzle-orm'
import type { listAudit } from '../../../src/contract/audit.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { users } from '../../db/schema/auth.ts'
import type { Queryable } from '../../kernel/db/database.ts'

type Query = ParsedOf<typeof listAudit>['query']

export async function auditPage(db: Queryable, query: Query): Promise<AnswerOf<typeof listAudit>> {
  const { page, per_page, search, record, record_id, action } = query
  const term = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const wanted = and(
    record ? eq(auditEntries.record, record) : undefined,
    record_id ? eq(auditEntries.record_id, record_id) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
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
  return { data, meta: { total: counted?.total ?? 0, page, per_page } }
}
