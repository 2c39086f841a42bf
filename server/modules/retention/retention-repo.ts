/** Which records of each kind are older than their retention period. One condition selects what is counted and what is deleted. */
import { type SQL, sql } from 'drizzle-orm'
import type { RetentionDays, RetentionKind } from '@/domain/retention.ts'
import { storedSince } from '@/domain/retention.ts'
import type { Queryable } from '../../kernel/db/database.ts'

interface Expired {
  table: string
  where(before: SQL): SQL
}

/** Rows that the job deletes. Orders and accounts are anonymised instead. */
export const deletedTables = {
  /** A credit note goes with its invoice, after both periods. Their electronic files go with them. */
  invoices: {
    table: 'sale_documents',
    where: before => sql`kind in ('invoice', 'credit_note') and issued_at < ${before} and not exists (
      select from sale_documents note where note.corrects_id = sale_documents.id and note.issued_at >= ${before})`,
  },
  audit: { table: 'audit_entries', where: before => sql`at < ${before}` },
  emails: { table: 'mails', where: before => sql`status in ('sent', 'failed') and created_at < ${before}` },
  carts: { table: 'carts', where: before => sql`updated_at < ${before}` },
  newsletter_requests: {
    table: 'newsletter_subscribers',
    where: before => sql`status = 'pending' and requested_at < ${before}`,
  },
  newsletter_departures: {
    table: 'newsletter_subscribers',
    where: before => sql`status = 'unsubscribed' and unsubscribed_at < ${before}`,
  },
  stock_watches: { table: 'stock_watches', where: before => sql`created_at < ${before}` },
  consents: { table: 'consents', where: before => sql`at < ${before}` },
} satisfies Partial<Record<RetentionKind, Expired>>

const anonymised = {
  /** Also excludes orders that have no personal data left. Drafts and open payments have separate jobs. */
  orders: {
    table: 'orders',
    where: before => sql`placed_at < ${before} and status not in ('draft', 'paying', 'abandoned')
      and (contact_email is not null or shipping_address is not null or billing_address is not null or note <> '')`,
  },
  accounts: {
    table: 'users',
    where:
      before => sql`role = 'user' and email_verified_at is null and deleted_at is null and created_at < ${before}
      and not exists (select from orders o where o.user_id = users.id)
      and not exists (select from sessions s where s.user_id = users.id and s.last_seen_at >= ${before})`,
  },
} satisfies Partial<Record<RetentionKind, Expired>>

const expired: Record<RetentionKind, Expired> = { ...deletedTables, ...anonymised }

const limitOf = (kind: RetentionKind, days: RetentionDays, now: Date): SQL =>
  sql`${storedSince(days[kind], now).toISOString()}::timestamptz`

/** Returns the number of records that the job would delete now. */
export async function countExpired(
  db: Queryable,
  days: RetentionDays,
  now: Date,
): Promise<Record<RetentionKind, number>> {
  const columns = Object.entries(expired).map(([kind, { table, where }]) => {
    const condition = where(limitOf(kind as RetentionKind, days, now))
    return sql`(select count(*)::int from ${sql.identifier(table)} where ${condition}) as ${sql.identifier(kind)}`
  })
  const { rows } = await db.execute<Record<RetentionKind, number>>(sql`select ${sql.join(columns, sql`, `)}`)
  return rows[0] as Record<RetentionKind, number>
}

/** Returns the number of deleted rows. */
export async function deleteExpired(
  tx: Queryable,
  kind: keyof typeof deletedTables,
  days: RetentionDays,
  now: Date,
): Promise<number> {
  const { table, where } = deletedTables[kind]
  const deleted = await tx.execute(
    sql`delete from ${sql.identifier(table)} where ${where(limitOf(kind, days, now))}`,
  )
  return deleted.rowCount ?? 0
}

/** Returns the ids of at most 100 records to anonymise, the oldest first. */
export async function expiredIds(
  db: Queryable,
  kind: keyof typeof anonymised,
  days: RetentionDays,
  now: Date,
): Promise<number[]> {
  const { table, where } = anonymised[kind]
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${sql.identifier(table)} where ${where(limitOf(kind, days, now))} order by id limit 100`,
  )
  return rows.map(({ id }) => id)
}
