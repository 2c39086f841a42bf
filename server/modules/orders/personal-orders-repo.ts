/** The orders of a person as their own data: what is exported, and what remains when the account is deleted. */
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { orderLines, orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { unordered } from './order-states.ts'
import { linesOf, type OrderRow } from './orders-repo.ts'

/** For the copy of one's data (decision 0009). */
export async function ordersOf(db: Queryable, userId: number): Promise<unknown[]> {
  const own = await db
    .select()
    .from(orders)
    .where(and(eq(orders.user_id, userId), ne(orders.status, 'draft')))
    .orderBy(asc(orders.id))
  const lines =
    own.length > 0
      ? await linesOf(
          db,
          own.map(({ id }) => id),
        )
      : []
  return own.map(({ idempotency_key: _, request_hash: __, draft: ___, placed_by: ____, ...order }) => ({
    ...order,
    lines: lines.filter(line => line.order_id === order.id),
  }))
}

/** At most 100 orders whose address is to be saved in their buyer's address book. */
export const ordersWithAddressWish = (db: Queryable): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.address_wish, 'save'), notInArray(orders.status, [...unordered])))
    .orderBy(asc(orders.id))
    .limit(100)

/**
 * What remains of a deleted account's orders: sums and items, no person. The buyer of an invoice stays on it: invoices are kept for
 * ten years as they were issued (art. 2220 of the Italian civil code).
 */
export async function anonymiseOrders(tx: Queryable, userId: number): Promise<void> {
  await tx.delete(orders).where(and(eq(orders.user_id, userId), eq(orders.status, 'draft')))
  await tx
    .update(orders)
    .set({
      shipping_address: null,
      billing_address: sql`case when exists (select from invoices i where i.order_id = ${orders.id})
        then ${orders.billing_address} end`,
      contact_email: null,
      address_wish: null,
      note: '',
    })
    .where(eq(orders.user_id, userId))
  await tx
    .update(orderLines)
    .set({ note_worksheet: '', note_production: '' })
    .where(inArray(orderLines.order_id, sql`(select id from orders where user_id = ${userId})`))
  await tx.execute(
    sql`update order_returns set text = '' where order_id in (select id from orders where user_id = ${userId})`,
  )
  await tx.execute(sql`update ticket_messages set text = '' where by_user_id = ${userId}`)
}
