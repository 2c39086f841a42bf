/** Orders and their dependent rows. A transaction that changes an order locks its row first. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { orderLines, orders, parcels, payments } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, type PageAsked } from '../../kernel/db/paging.ts'
import { prepared, preparedRows } from '../../kernel/db/prepared.ts'
import type { PaymentRow } from '../payments/payments-repo.ts'
import { unordered } from './order-states.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

type NewOrder = typeof orders.$inferInsert
type NewLine = typeof orderLines.$inferInsert

/** Returns the id of an order that is about to be inserted, so that its lines can be sent with it. */
export async function nextOrderId(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int as id`,
  )
  const [row] = rows
  if (!row) throw new Error('the sequence of orders returned no id')
  return row.id
}

const inserting = preparedRows((db, rows: NewOrder[]) =>
  db.insert(orders).values(rows).onConflictDoNothing().returning(),
)

/** Returns undefined when this buyer's key has an order already. */
export async function insertOrder(tx: Queryable, row: NewOrder): Promise<OrderRow | undefined> {
  const [stored] = await inserting(tx, [row])
  return stored
}

/** Returns undefined when no order of this buyer has the idempotency key. */
export async function orderByKey(db: Queryable, userId: number, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), eq(orders.idempotency_key, key)))
  return row
}

/**
 * Returns undefined when no guest has used the key. It remains a guest's key after an account has adopted the order.
 */
export async function guestOrderByKey(db: Queryable, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.contact_email), eq(orders.idempotency_key, key)))
  return row
}

/** Only the shop sees drafts. A payment at the checkout can be shown, but appears in no list. */
const isOffered = ne(orders.status, 'draft')
const isOrder = notInArray(orders.status, [...unordered])

const orderOfUserQuery = prepared((db: Queryable) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.user_id, sql.placeholder('userId')),
        eq(orders.number, sql.placeholder('number')),
        isOffered,
      ),
    ),
)

/** Returns undefined when the order does not exist, belongs to another user, or is a draft. */
export async function orderOfUser(
  db: Queryable,
  userId: number,
  number: string,
): Promise<OrderRow | undefined> {
  const [row] = await orderOfUserQuery(db, { userId, number })
  return row
}

/**
 * Returns undefined when the order does not exist. Finds orders of all users and drafts: the caller checks the
 * permission.
 */
export async function orderByNumber(db: Queryable, number: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row
}

const orderByIdQuery = prepared((db: Queryable) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id'))),
)

/** Returns undefined when the order does not exist. Also finds drafts. */
export async function orderById(db: Queryable, id: number): Promise<OrderRow | undefined> {
  const [row] = await orderByIdQuery(db, { id })
  return row
}

export interface Buyer {
  id: number | null // null for a guest, who is named by the address of the parcel or the invoice
  name: string
  email: string
}

/** The columns of an order's buyer, with `users` as a left join. */
export const buyer = {
  id: orders.user_id,
  name: sql<string>`coalesce(${users.name}, ${orders.shipping_address}->>'name', ${orders.billing_address}->>'name',
    ${orders.draft}->'shipping_address'->>'name', ${orders.draft}->'billing_address'->>'name', '')`,
  email: sql<string>`coalesce(${users.email}, ${orders.contact_email}, '')`,
}

/** Returns undefined when the order does not exist. Locks the row until the commit. */
export async function lockOrder(tx: Queryable, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return row
}

const lockingByPayment = prepared((db: Queryable) =>
  db
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order_id))
    .where(
      and(
        eq(payments.provider, sql.placeholder('provider')),
        eq(payments.reference, sql.placeholder('reference')),
      ),
    )
    .for('update', { of: orders }),
)

/**
 * Returns the order of a provider's payment with its row locked until the commit, or undefined for an unknown payment.
 */
export async function lockOrderOfPayment(
  tx: Queryable,
  provider: PaymentRow['provider'],
  reference: string,
): Promise<{ order: OrderRow; payment: PaymentRow } | undefined> {
  const [row] = await lockingByPayment(tx, { provider, reference })
  return row
}

const storing = preparedRows((db, [change]: Partial<NewOrder>[]) =>
  db
    .update(orders)
    .set(change ?? {})
    .where(eq(orders.id, sql.placeholder('id')))
    .returning(),
)

/** Call it under the order's lock. Returns the row as stored. Throws when it no longer exists. */
export async function storeOrder(tx: Queryable, id: number, change: Partial<NewOrder>): Promise<OrderRow> {
  const [row] = await storing(tx, [change], { id })
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

/** For drafts only: a placed order is never deleted. */
export async function removeOrder(tx: Queryable, id: number): Promise<void> {
  await tx.delete(orders).where(eq(orders.id, id))
}

/** Returns the lines as stored, in the order of `rows`. */
export const insertLines: (tx: Queryable, rows: readonly NewLine[]) => Promise<OrderLineRow[]> = preparedRows(
  (db, rows: NewLine[]) => db.insert(orderLines).values(rows).returning(),
)

const linesQuery = prepared((db: Queryable) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.order_id} = any(${sql.placeholder('orderIds')})`)
    .orderBy(asc(orderLines.order_id), asc(orderLines.position)),
)

/** Reads the lines of several orders in one query, sorted by order and position. */
export const linesOf = (db: Queryable, orderIds: readonly number[]): Promise<OrderLineRow[]> =>
  linesQuery(db, { orderIds })

/** Returns '' when the account does not exist. */
export async function nameOfUser(db: Queryable, id: number): Promise<string> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, id))
  return row?.name ?? ''
}

export type ParcelRow = typeof parcels.$inferSelect

/** Sorted oldest first. */
export const parcelsOf = (db: Queryable, orderId: number): Promise<ParcelRow[]> =>
  db.select().from(parcels).where(eq(parcels.order_id, orderId)).orderBy(asc(parcels.id))

/** Returns undefined when the parcel does not exist. Before a change, lock its order and read the parcel again. */
export async function parcelById(db: Queryable, id: number): Promise<ParcelRow | undefined> {
  const [row] = await db.select().from(parcels).where(eq(parcels.id, id))
  return row
}

export async function removeParcel(tx: Queryable, id: number): Promise<void> {
  await tx.delete(parcels).where(eq(parcels.id, id))
}

export async function insertParcel(tx: Queryable, row: typeof parcels.$inferInsert): Promise<void> {
  await tx.insert(parcels).values(row)
}

export async function storeParcel(
  tx: Queryable,
  id: number,
  change: Partial<typeof parcels.$inferInsert>,
): Promise<void> {
  await tx.update(parcels).set(change).where(eq(parcels.id, id))
}

/** Sorted newest first. */
export async function pageOfOrders(
  db: Queryable,
  userId: number,
  query: PageAsked,
): Promise<{ rows: OrderRow[]; total: number }> {
  const condition = and(eq(orders.user_id, userId), isOrder)
  const [counted] = await db.select({ total: count() }).from(orders).where(condition)
  const rows = await onPage(
    db.select().from(orders).where(condition).orderBy(desc(orders.placed_at), desc(orders.id)),
    query,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** Returns a buyer's orders placed since `since`, newest first. */
export const ordersSince = (db: Queryable, userId: number, since: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), gte(orders.placed_at, since), isOrder))
    .orderBy(desc(orders.placed_at), desc(orders.id))
    .limit(limit)

/** Whether part of the order is in production or in a parcel. */
const isBegun = sql`(exists (select from order_lines l where l.order_id = orders.id and l.production_state <> 'waiting')
  or exists (select from parcels p where p.order_id = orders.id))`

/** Returns whether the order is still past its deadline and not begun. Call it under the order's lock. */
export async function isStillOverdue(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), lt(orders.expires_at, now), sql`not ${isBegun}`))
  return rows.length > 0
}

/**
 * Returns unpaid orders past `expires_at`, the longest overdue first. Includes orders on delivery only if the shop has
 * not begun them.
 */
export const expiredOrders = (db: Queryable, now: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        or(
          inArray(orders.status, ['paying', 'placed']),
          and(eq(orders.status, 'confirmed'), eq(orders.payment_status, 'unpaid'), sql`not ${isBegun}`),
        ),
        isNotNull(orders.expires_at),
        lt(orders.expires_at, now),
      ),
    )
    .orderBy(asc(orders.expires_at))
    .limit(limit)
