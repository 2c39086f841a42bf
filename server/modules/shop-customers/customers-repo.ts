/** Rows of customers and their notes. */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { CustomerConsent } from '@/contract/endpoints/admin/customers.ts'
import { users } from '../../db/schema/auth.ts'
import { customerNotes, customers } from '../../db/schema/customers.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { queueErasure } from '../../kernel/webhook-outbox.ts'
import { eraseDeletedFromAuditLog } from '../audit/erasure-repo.ts'
import { type CustomerRow, customerColumns, isOfCustomer, type Sight } from './customer-list-repo.ts'

export type StoredCustomer = typeof customers.$inferSelect

/** Returns undefined when the customer does not exist. Locks the row until the commit. */
export async function lockCustomer(tx: Queryable, id: number): Promise<StoredCustomer | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return row
}

/** Returns undefined when the customer does not exist. */
export async function customerById(db: Queryable, id: number): Promise<StoredCustomer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row
}

/** Returns undefined when no guest has ordered with this address. */
export async function guestWithEmail(db: Queryable, email: string): Promise<StoredCustomer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.email, email))
  return row
}

/** Returns the id of the new guest. */
export async function insertGuest(
  tx: Queryable,
  guest: Required<Pick<StoredCustomer, 'email' | 'name' | 'created_at'>>,
): Promise<number> {
  const [row] = await tx.insert(customers).values(guest).returning({ id: customers.id })
  return (row as { id: number }).id
}

/** Returns undefined for a deleted account. */
export async function customerOfUser(db: Queryable, userId: number): Promise<StoredCustomer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.user_id, userId))
  return row
}

/** Of a guest: the address in another shop. */
export async function storeImportedAddress(
  tx: Queryable,
  id: number,
  imported_address: Address,
): Promise<void> {
  await tx.update(customers).set({ imported_address }).where(eq(customers.id, id))
}

export async function storeTags(tx: Queryable, id: number, tags: string[]): Promise<void> {
  await tx.update(customers).set({ tags }).where(eq(customers.id, id))
}

export const countNotes = (db: Queryable, customerId: number): Promise<number> =>
  db.$count(customerNotes, eq(customerNotes.customer_id, customerId))

export async function insertNote(tx: Queryable, note: typeof customerNotes.$inferInsert): Promise<void> {
  await tx.insert(customerNotes).values(note)
}

/** Returns the deleted note. Undefined when it does not exist. */
export async function deleteNote(
  tx: Queryable,
  id: number,
): Promise<typeof customerNotes.$inferSelect | undefined> {
  const [row] = await tx.delete(customerNotes).where(eq(customerNotes.id, id)).returning()
  return row
}

/** Newest first. */
export const notesOf = (db: Queryable, customerId: number) =>
  db
    .select({ id: customerNotes.id, text: customerNotes.text, by: users.name, at: customerNotes.at })
    .from(customerNotes)
    .innerJoin(users, eq(users.id, customerNotes.by_user_id))
    .where(eq(customerNotes.customer_id, customerId))
    .orderBy(desc(customerNotes.id))

/** What the shop has noted about a customer, for the export of personal data. */
export async function notedAbout(
  db: Queryable,
  customer: StoredCustomer | undefined,
): Promise<{ tags: string[]; notes: { text: string; at: Date }[]; imported_address: Address | null }> {
  if (!customer) return { tags: [], notes: [], imported_address: null }
  const notes = await notesOf(db, customer.id)
  return {
    tags: customer.tags,
    notes: notes.map(({ text, at }) => ({ text, at })),
    imported_address: customer.imported_address,
  }
}

export async function moveNotes(tx: Queryable, from: number, into: number): Promise<void> {
  await tx.update(customerNotes).set({ customer_id: into }).where(eq(customerNotes.customer_id, from))
}

/**
 * Deletes these guests and their texts in the audit log, unless an order is left. The caller has locked them: an order of this moment
 * either waits and writes the guest again, or is seen here.
 */
export async function dropGuestsWithoutOrders(tx: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await tx.execute<{ id: number }>(sql`delete from customers c where c.user_id is null
    and c.id in (${sql.join(
      ids.map(id => sql`${id}`),
      sql`, `,
    )})
    and not exists (select from orders o where o.user_id is null and o.contact_email = c.email
      and o.status not in ('draft', 'paying', 'abandoned')) returning c.id`)
  await eraseDeletedFromAuditLog(
    tx,
    'customer',
    rows.map(({ id }) => id),
  )
}

/**
 * Deletes the guests whose orders have been anonymised (decision 0063), except those that an import has written (decision 0076), and
 * notifies webhooks.
 */
export async function forgetGuestsWithoutOrders(tx: Queryable): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`select c.id from customers c where c.user_id is null
    and not exists (select from orders o where o.user_id is null and o.contact_email = c.email
      and o.status not in ('draft', 'paying', 'abandoned')) and not exists (select from imported_records r where r.record = 'customer' and r.record_id = c.id)
    order by c.id limit 1000 for update`)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await queueErasure(tx, { customerIds: ids })
  await dropGuestsWithoutOrders(tx, ids)
}

/** For a deleted account. Notes are deleted with the row. */
export async function forgetCustomer(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(customers).where(eq(customers.user_id, userId))
}

/** Returns undefined when the customer does not exist. */
export async function customerRow(db: Queryable, id: number, sight: Sight): Promise<CustomerRow | undefined> {
  const { rows } = await db.execute<CustomerRow>(
    sql`select ${customerColumns(sight)} from customers c left join users u on u.id = c.user_id where c.id = ${id}`,
  )
  return rows[0]
}

const readOrders = 50 // latest orders whose addresses are read

/** Addresses of the customer's latest orders, newest first, with repetitions. */
export async function addressesOfOrders(
  db: Queryable,
  { user_id, email }: Pick<StoredCustomer, 'user_id' | 'email'>,
): Promise<Address[]> {
  const rows = await db
    .select({ shipping: orders.shipping_address, billing: orders.billing_address })
    .from(orders)
    .where(
      user_id === null
        ? and(isNull(orders.user_id), eq(orders.contact_email, email ?? ''))
        : eq(orders.user_id, user_id),
    )
    .orderBy(desc(orders.placed_at))
    .limit(readOrders)
  return rows.flatMap(({ shipping, billing }) => [shipping, billing]).filter(address => address !== null)
}

/** A type, not an interface: rows of raw SQL must be assignable to a record. */
type ConsentRow = { [Name in keyof CustomerConsent]: CustomerConsent[Name] }

/**
 * Newest first: choices about the newsletter and emails about carts, and each legal text that an order accepted, with its first order. The
 * subscription belongs to the owner of the address, so an account must have verified it.
 */
export async function consentsOf(db: Queryable, id: number): Promise<CustomerConsent[]> {
  const { rows } = await db.execute<ConsentRow>(sql`
    select 'newsletter' as kind, s.version, null as effective_from,
        (s.choice->>'newsletter')::boolean as is_given, to_json(s.at)#>>'{}' as at,
        coalesce((s.choice->>'dated_by_import')::boolean, false) as is_dated_by_import
      from customers c left join users u on u.id = c.user_id
      join newsletter_subscribers n on n.email = coalesce(case when u.email_verified_at is not null then u.email end, c.email)
      join consents s on s.kind = 'newsletter' and s.subject = 'subscriber:' || n.id
      where c.id = ${id}
    union all select 'cart_reminder', s.version, null, (s.choice->>'cart_reminder')::boolean, to_json(s.at)#>>'{}', false
      from customers c join cart_reminders r on r.user_id = c.user_id or r.email = c.email
      join consents s on s.kind = 'cart_reminder' and s.subject = 'cart-reminder:' || r.id
      where c.id = ${id}
    union all select v.kind, v.id, to_json(v.effective_from)#>>'{}', true, to_json(min(o.placed_at))#>>'{}', false
      from customers c join orders o on ${isOfCustomer}
      join legal_versions v on v.id = any(o.legal_version_ids)
      where c.id = ${id} and v.kind in ('terms', 'withdrawal', 'privacy')
        and o.status not in ('draft', 'paying', 'abandoned')
      group by v.kind, v.id, v.effective_from
    order by at desc, kind`)
  return rows
}

interface AccountOfEmail {
  id: number
  customer_id: number
  name: string
  is_verified: boolean
}

/** The account with this address, verified or not. */
export async function accountWithEmail(db: Queryable, email: string): Promise<AccountOfEmail | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      customer_id: customers.id,
      name: users.name,
      is_verified: sql<boolean>`${users.email_verified_at} is not null`,
    })
    .from(users)
    .innerJoin(customers, eq(customers.user_id, users.id))
    .where(eq(users.email, email))
    .orderBy(asc(users.id))
  return row
}
