/** The orders of a person as personal data: what is exported, and what remains after erasure. */
import { and, asc, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { orderReturns, ticketMessages, tickets, withdrawalStatements } from '../../../db/schema/after-sale.ts'
import { mails } from '../../../db/schema/mail.ts'
import { orderLines, orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { deleteSummaries } from '../../invoices/sale-documents-repo.ts'
import { unordered } from '../order-states.ts'
import { linesOf, type OrderRow } from '../orders-repo.ts'

/** Matches the orders of an account. */
export const ofUser = (userId: number): SQL => eq(orders.user_id, userId)
export const withIds = (ids: readonly number[]): SQL => inArray(orders.id, [...ids])
export const ofGuest = (email: string): SQL =>
  sql`(${orders.user_id} is null and ${orders.contact_email} = ${email})`

/** For the export of personal data (decisions 0009 and 0051). */
export async function ordersOf(db: Queryable, whose: SQL): Promise<unknown[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(whose, ne(orders.status, 'draft')))
    .orderBy(asc(orders.id))
  const lines =
    rows.length > 0
      ? await linesOf(
          db,
          rows.map(({ id }) => id),
        )
      : []
  return rows.map(
    ({
      idempotency_key: _,
      request_hash: __,
      draft: ___,
      placed_by: ____,
      search_text: _____,
      ...order
    }) => ({
      ...order,
      lines: lines.filter(line => line.order_id === order.id),
    }),
  )
}

/** Returns at most 100 orders whose address is to be saved in the buyer's address book. */
export const ordersWithAddressWish = (db: Queryable): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.address_wish, 'save'), notInArray(orders.status, [...unordered])))
    .orderBy(asc(orders.id))
    .limit(100)

type HeldOrder = Pick<OrderRow, 'id' | 'contact_email' | 'status'>

/** Returns the rows, locked until the commit. */
export const lockOrders = (tx: Queryable, whose: SQL): Promise<HeldOrder[]> =>
  tx
    .select({ id: orders.id, contact_email: orders.contact_email, status: orders.status })
    .from(orders)
    .where(whose)
    .orderBy(asc(orders.id))
    .for('update')

/**
 * Keeps sums and items of a person's orders and erases the rest, with the summaries and the drafts. Invoices and credit notes contain
 * their buyer as issued for ten years (art. 2220 of the Italian civil code).
 */
export async function anonymiseOrders(tx: Queryable, lockedOrders: readonly HeldOrder[]): Promise<void> {
  const ids = lockedOrders.map(({ id }) => id)
  const guests = lockedOrders.flatMap(({ contact_email }) => contact_email ?? [])
  if (ids.length === 0) return
  const draftsOfGuests = and(isNull(orders.user_id), inArray(orders.added_to, ids))
  await tx.delete(orders).where(and(eq(orders.status, 'draft'), or(inArray(orders.id, ids), draftsOfGuests)))
  await deleteSummaries(tx, ids)
  await tx
    .update(orders)
    .set({
      shipping_address: null,
      billing_address: sql`case when exists (select from invoices i where i.order_id = ${orders.id}
        and not exists (select from sale_documents d where d.order_id = i.order_id))
        then ${orders.billing_address} end`, // until its document is stored
      contact_email: null,
      address_wish: null,
      note: '',
    })
    .where(inArray(orders.id, ids))
  await tx
    .update(orderLines)
    .set({ note_worksheet: '', note_production: '' })
    .where(inArray(orderLines.order_id, ids))
  await tx
    .update(withdrawalStatements)
    .set({ name: '', email: '', goods: '' })
    .where(inArray(withdrawalStatements.order_id, ids))
  await tx.update(orderReturns).set({ text: '' }).where(inArray(orderReturns.order_id, ids))
  await tx
    .update(ticketMessages)
    .set({ text: '' })
    .where(
      and(
        eq(ticketMessages.is_staff, false),
        inArray(
          ticketMessages.ticket_id,
          tx.select({ id: tickets.id }).from(tickets).where(inArray(tickets.order_id, ids)),
        ),
      ),
    )
  if (guests.length > 0)
    await tx.delete(mails).where(and(inArray(mails.order_id, ids), inArray(mails.recipient, guests)))
}

/** For an account that is being deleted: also erases its messages to the shop. */
export async function forgetOrdersOf(tx: Queryable, userId: number): Promise<void> {
  await anonymiseOrders(tx, await lockOrders(tx, ofUser(userId)))
  await tx.update(ticketMessages).set({ text: '' }).where(eq(ticketMessages.by_user_id, userId))
}

/**
 * Erases abandoned payments that guests began before this moment: their personal data, and used keys that never became
 * an order.
 */
export async function forgetAbandoned(db: Queryable, before: Date): Promise<void> {
  const old = sql`${orders.status} = 'abandoned' and ${orders.placed_at} < ${before.toISOString()}::timestamptz`
  await db.delete(orders).where(and(old, eq(orders.request_hash, '')))
  const guests = sql`${old} and ${orders.contact_email} is not null`
  await db.transaction(async tx => anonymiseOrders(tx, await lockOrders(tx, guests)))
}
