/** Support tickets: one per order, opened by its buyer. The shop replies. */
import { and, asc, count, eq, gte } from 'drizzle-orm'
import type { Ticket } from '@/contract/endpoints/shop/after-sale.ts'
import { ticketMessages, tickets } from '../../../db/schema/after-sale.ts'
import { users } from '../../../db/schema/auth.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export type TicketRow = typeof tickets.$inferSelect

/** Creates the order's ticket or reopens it, and adds `text` unless it is empty. The row is locked until the commit. */
export async function openTicket(
  tx: Queryable,
  order: { id: number; user_id: number | null },
  text: string,
  now: Date,
): Promise<TicketRow> {
  const fresh = { order_id: order.id, user_id: order.user_id, created_at: now, updated_at: now }
  const [row] = await tx
    .insert(tickets)
    .values(fresh)
    .onConflictDoUpdate({ target: tickets.order_id, set: { updated_at: now, status: 'open' } })
    .returning()
  if (!row) throw new Error('a ticket was not stored')
  if (text) await addMessage(tx, row.id, { userId: order.user_id, isStaff: false, text, now })
  return row
}

export interface NewMessage {
  userId: number | null // null for a guest
  isStaff: boolean
  text: string
  now: Date
}

/** Leaves the ticket's status and time unchanged: `markTicket` sets them. Sends no email. */
export async function addMessage(
  tx: Queryable,
  ticketId: number,
  { userId, isStaff, text, now }: NewMessage,
): Promise<void> {
  await tx
    .insert(ticketMessages)
    .values({ ticket_id: ticketId, by_user_id: userId, is_staff: isStaff, text, at: now })
}

export async function markTicket(
  tx: Queryable,
  id: number,
  status: Ticket['status'],
  now: Date,
): Promise<void> {
  await tx.update(tickets).set({ status, updated_at: now }).where(eq(tickets.id, id))
}

/** Returns undefined when the order has none. */
export async function ticketOfOrder(db: Queryable, orderId: number): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.order_id, orderId))
  return row
}

/** Returns undefined when the ticket does not exist. */
export async function ticketById(db: Queryable, id: number): Promise<TicketRow | undefined> {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id))
  return row
}

/** Locks the ticket's row, so that no other session replies until the commit. */
export async function lockTicket(tx: Queryable, id: number): Promise<TicketRow | undefined> {
  const [row] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update')
  return row
}

/** Returns the number of messages that the order's account, or the buyer of a guest's order, has written since then. */
export async function messagesSince(
  db: Queryable,
  order: { id: number; user_id: number | null },
  since: Date,
): Promise<number> {
  const byBuyer =
    order.user_id === null
      ? and(eq(tickets.order_id, order.id), eq(ticketMessages.is_staff, false))
      : eq(ticketMessages.by_user_id, order.user_id)
  const [row] = await db
    .select({ written: count() })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticket_id))
    .where(and(byBuyer, gte(ticketMessages.at, since)))
  return row?.written ?? 0
}

/** Messages are sorted oldest first. The name is empty when the author's account was deleted. */
export async function showTicket(db: Queryable, { id, status }: TicketRow): Promise<Ticket> {
  const rows = await db
    .select({ message: ticketMessages, name: users.name })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.by_user_id))
    .where(eq(ticketMessages.ticket_id, id))
    .orderBy(asc(ticketMessages.id))
  return {
    status,
    messages: rows.map(({ message, name }) => ({
      id: message.id,
      is_staff: message.is_staff,
      name: name ?? '',
      text: message.text,
      at: message.at.toISOString(),
    })),
  }
}
