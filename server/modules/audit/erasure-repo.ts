/**
 * Erases deleted persons and records from the audit log. What was done, by whom and when remains, with sums and states. Names,
 * addresses and texts are erased. It is the only change to an entry that the database allows.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { AuditRecord } from '@/contract/endpoints/admin/audit.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Their values come from the shop, never from the person. */
const states = ['status', 'payment_status', 'parcel_status', 'role', 'rarity']

/** Ids of the records about one person, by kind. Read them before the records are deleted. */
const recordsOf = (userId: number): Partial<Record<AuditRecord, SQL>> => ({
  user: sql`select ${userId}::int as id`,
  customer: sql`select id from customers where user_id = ${userId}`,
  order: sql`select id from orders where user_id = ${userId}`,
  return: sql`select r.id from order_returns r join orders o on o.id = r.order_id where o.user_id = ${userId}`,
  ticket: sql`select id from tickets where user_id = ${userId}`,
  pack: sql`select id from user_packs where user_id = ${userId}`,
  creation: sql`select id from creations where user_id = ${userId}`,
  review: sql`select id from reviews where user_id = ${userId}`,
  booking: sql`select id from bookings where user_id = ${userId}`,
})

/** Order numbers contain no personal data. */
const keepsTitle: readonly AuditRecord[] = ['order', 'return', 'ticket']

const listOf = (words: readonly string[]) => sql`${`{${words.join(',')}}`}::text[]`

const emptied = (side: 'from' | 'to') => {
  const value = sql.raw(`c -> '${side}'`)
  return sql`case when jsonb_typeof(${value}) in ('number', 'boolean') or c ->> 'path' = any(${listOf(states)})
    then ${value} else 'null'::jsonb end`
}

/** Call it before the rows of the account's records are deleted, because they identify its entries. */
export const eraseFromAuditLog = (tx: Queryable, userId: number): Promise<void> =>
  eraseEntries(tx, recordsOf(userId))

/** The same for a guest: its customer record and its orders. */
export const eraseGuestFromAuditLog = (tx: Queryable, customerId: number): Promise<void> =>
  eraseEntries(tx, {
    customer: sql`select ${customerId}::int as id`,
    order: sql`select o.id from orders o join customers c on c.email = o.contact_email
      where c.id = ${customerId} and o.user_id is null`,
  })

/** For records that are deleted before their person: later, nothing would show whose entries these are. */
export const eraseDeletedFromAuditLog = (
  tx: Queryable,
  record: 'order' | 'customer',
  ids: readonly number[],
): Promise<void> => eraseEntries(tx, { [record]: sql`select unnest(${`{${ids.join()}}`}::int[]) as id` })

async function eraseEntries(tx: Queryable, records: Partial<Record<AuditRecord, SQL>>): Promise<void> {
  const about = Object.entries(records).map(
    ([record, ids]) => sql`(record = ${record} and record_id in (select x.id::text from (${ids}) x))`,
  )
  await tx.execute(sql`update audit_entries set
      title = case when record = any(${listOf(keepsTitle)}) then title else '' end,
      changes = (select coalesce(jsonb_agg(
          jsonb_build_object('path', c ->> 'path', 'from', ${emptied('from')}, 'to', ${emptied('to')}) order by n), '[]')
        from jsonb_array_elements(changes) with ordinality as e(c, n))
    where ${sql.join(about, sql` or `)}`)
}
