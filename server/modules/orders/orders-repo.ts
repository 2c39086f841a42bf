/** Orders and the rows that belong to them. Whoever changes an order locks its row first. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { OrderEventKind } from '../../../src/contract/endpoints/shop/orders.ts'
import { users } from '../../db/schema/auth.ts'
import { orderEvents, orderLines, orders, parcels, payments } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, type PageAsked } from '../../kernel/db/paging.ts'
import { prepared, preparedRows } from '../../kernel/db/prepared.ts'
import type { PaymentRow } from '../payments/payments-repo.ts'
import { unordered } from './order-states.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect

type NewOrder = typeof orders.$inferInsert
type NewLine = typeof orderLines.$inferInsert

const inserting = preparedRows((db, rows: NewOrder[]) =>
  db.insert(orders).values(rows).onConflictDoNothing().returning(),
)

/** Undefined when this buyer's key has an order already. */
export async function insertOrder(tx: Queryable, row: NewOrder): Promise<OrderRow | undefined> {
  const [stored] = await inserting(tx, [row])
  return stored
}

/** Undefined when this buyer has used the idempotency key for no order. */
export async function orderByKey(db: Queryable, userId: number, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), eq(orders.idempotency_key, key)))
  return row
}

/** Undefined when no guest has used the key. It stays a guest's key when an account has adopted the order. */
export async function guestOrderByKey(db: Queryable, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.contact_email), eq(orders.idempotency_key, key)))
  return row
}

/** Drafts are visible to the shop only; what is being paid at the checkout can be shown, and stands in no list. */
const isOffered = ne(orders.status, 'draft')
const isOrder = notInArray(orders.status, [...unordered])

const askedOfUser = prepared((db: Queryable) =>
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

/** Undefined when there is none, when it is somebody else's, or when it is a draft. */
export async function orderOfUser(
  db: Queryable,
  userId: number,
  number: string,
): Promise<OrderRow | undefined> {
  const [row] = await askedOfUser(db, { userId, number })
  return row
}

/** Undefined when there is none. Finds everybody's orders, drafts too: the caller checks who may see it. */
export async function orderByNumber(db: Queryable, number: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.number, number))
  return row
}

/** Undefined when there is none. Finds drafts too. */
export async function orderById(db: Queryable, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}

export interface Buyer {
  id: number | null // null = a guest, named by the address of the parcel or the invoice
  name: string
  email: string
}

/** The columns of an order's buyer where `users` is joined from the left. */
export const buyer = {
  id: orders.user_id,
  name: sql<string>`coalesce(${users.name}, ${orders.shipping_address}->>'name', ${orders.billing_address}->>'name', '')`,
  email: sql<string>`coalesce(${users.email}, ${orders.contact_email}, '')`,
}

/** Undefined when there is none. Locks the row until the commit. */
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

/** The order of a provider's payment, its row locked until the commit; undefined for an unknown payment. */
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

/** Under the order's lock. Returns the row as stored; throws when it is gone. */
export async function storeOrder(tx: Queryable, id: number, change: Partial<NewOrder>): Promise<OrderRow> {
  const [row] = await storing(tx, [change], { id })
  if (!row) throw new Error(`order ${id} is gone`)
  return row
}

/** For drafts only: an order that was placed stays. */
export async function removeOrder(tx: Queryable, id: number): Promise<void> {
  await tx.delete(orders).where(eq(orders.id, id))
}

/** Returns the lines as stored, in the order of `rows`. */
export const insertLines: (tx: Queryable, rows: readonly NewLine[]) => Promise<OrderLineRow[]> = preparedRows(
  (db, rows: NewLine[]) => db.insert(orderLines).values(rows).returning(),
)

const askedLines = prepared((db: Queryable) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.order_id} = any(${sql.placeholder('orderIds')})`)
    .orderBy(asc(orderLines.order_id), asc(orderLines.position)),
)

/** Of several orders in one query, by order and position. */
export const linesOf = (db: Queryable, orderIds: readonly number[]): Promise<OrderLineRow[]> =>
  askedLines(db, { orderIds })

const telling = preparedRows((db, rows: (typeof orderEvents.$inferInsert)[]) =>
  db.insert(orderEvents).values(rows),
)

/** Adds to the order's timeline. `byUserId` null: done by no person. */
export async function insertOrderEvent(
  tx: Queryable,
  orderId: number,
  kind: OrderEventKind,
  at: Date,
  byUserId: number | null = null,
): Promise<void> {
  await telling(tx, [{ order_id: orderId, kind, at, by_user_id: byUserId }])
}

export type EventRow = typeof orderEvents.$inferSelect

export type ParcelRow = typeof parcels.$inferSelect

/** Oldest first. */
export const parcelsOf = (db: Queryable, orderId: number): Promise<ParcelRow[]> =>
  db.select().from(parcels).where(eq(parcels.order_id, orderId)).orderBy(asc(parcels.id))

/** Undefined when there is none. Before a change, lock its order and read it again. */
export async function parcelById(db: Queryable, id: number): Promise<ParcelRow | undefined> {
  const [row] = await db.select().from(parcels).where(eq(parcels.id, id))
  return row
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

/** Newest first. */
export async function pageOfOrders(
  db: Queryable,
  userId: number,
  query: PageAsked,
): Promise<{ rows: OrderRow[]; total: number }> {
  const own = and(eq(orders.user_id, userId), isOrder)
  const [counted] = await db.select({ total: count() }).from(orders).where(own)
  const rows = await onPage(
    db.select().from(orders).where(own).orderBy(desc(orders.placed_at), desc(orders.id)),
    query,
  )
  return { rows, total: counted?.total ?? 0 }
}

/** For a buyer's retailer: orders placed since then, the newest first. */
export const ordersSince = (db: Queryable, userId: number, since: Date, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), gte(orders.placed_at, since), isOrder))
    .orderBy(desc(orders.placed_at), desc(orders.id))
    .limit(limit)

/** Part of the order is in production or in a parcel. */
const isBegun = sql`(exists (select from order_lines l where l.order_id = orders.id and l.production_state <> 'waiting')
  or exists (select from parcels p where p.order_id = orders.id))`

/** Whether the order is still past its deadline and not begun. Call it under the order's lock. */
export async function isStillOverdue(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), lt(orders.expires_at, now), sql`not ${isBegun}`))
  return rows.length > 0
}

/** Unpaid orders that are past `expires_at`, the longest overdue first. Orders on delivery are included only if the shop has not begun them. */
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
