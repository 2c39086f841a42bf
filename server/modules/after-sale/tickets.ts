/** Support tickets of an order: the buyer writes, the shop replies, and the reply is sent by email. */

import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type {
  AdminTicket,
  adminTicket,
  adminTickets,
  replyToTicket,
} from '@/contract/endpoints/admin/after-sale.ts'
import type { readTicket, Ticket, writeTicket } from '@/contract/endpoints/shop/after-sale.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { recordChange } from '../../kernel/records/record-change.ts'
import { refuseStale, versionOf } from '../../kernel/records/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { lockAccount } from '../auth/users-repo.ts'
import { heldOrder } from '../orders/held-order.ts'
import { sendOrderEmail } from '../orders/order-emails.ts'
import { lockOrder, orderOfUser } from '../orders/orders-repo.ts'
import {
  addMessage,
  lockTicket,
  markTicket,
  messagesSince,
  openTicket,
  showTicket,
  type TicketRow,
  ticketById,
  ticketOfOrder,
} from '../orders/view/tickets-repo.ts'
import { pageOfTickets } from './ticket-list-repo.ts'

const day = 24 * 60 * 60_000
const messagesADay = 50

/** Returns null for an order without a ticket. Refuses `not_found` for an order of another user. */
export async function readOwnTicket(
  { params }: ParsedOf<typeof readTicket>,
  context: CallContext,
): Promise<Ticket | null | Refusal> {
  const order = await orderOfUser(context.db, callerOf(context).userId, params.number)
  if (!order) return refuse('not_found')
  const ticket = await ticketOfOrder(context.db, order.id)
  return ticket ? showTicket(context.db, ticket) : null
}

/**
 * Opens the order's ticket or reopens it. Refuses `not_found` for an order of another user, and `too_many` after 50
 * messages within 24 hours. A guest reads only the new message: replies are sent by email (decision 0047).
 */
export async function writeOwnTicket(
  { params, body }: ParsedOf<typeof writeTicket>,
  context: CallContext,
): Promise<Ticket | Refusal> {
  const order = await heldOrder(context, params.number)
  if (!order) return refuse('not_found')
  const now = context.now()
  return context.db.transaction(async (tx): Promise<Ticket | Refusal> => {
    // Messages of one buyer are counted one after the other; a guest's are counted by order.
    if (order.user_id === null) await lockOrder(tx, order.id)
    else await lockAccount(tx, order.user_id)
    if ((await messagesSince(tx, order, new Date(now.getTime() - day))) >= messagesADay)
      return refuse('too_many', [], { params: { context: 'messages', count: messagesADay } })
    const ticket = await showTicket(tx, await openTicket(tx, order, body.text, now))
    return order.user_id === null ? { ...ticket, messages: ticket.messages.slice(-1) } : ticket
  })
}

export const listTickets = (
  { query }: ParsedOf<typeof adminTickets>,
  { db }: CallContext,
): Promise<ResponseOf<typeof adminTickets>> => pageOfTickets(db, query)

/** Includes the version that a reply must send. Refuses `not_found`. */
export async function readTicketById(
  { params }: ParsedOf<typeof adminTicket>,
  { db }: CallContext,
): Promise<AdminTicket | Refusal> {
  const ticket = await ticketById(db, params.id)
  return ticket ? adminTicketOf(db, ticket) : refuse('not_found')
}

/** A further message, of the buyer or of a colleague, changes the version. */
async function adminTicketOf(db: Queryable, row: TicketRow): Promise<AdminTicket> {
  const ticket = await showTicket(db, row)
  const { status, messages } = ticket
  return { ...ticket, version: versionOf({ status, said: messages.map(({ id }) => id) }) }
}

/**
 * Locks the order, then the ticket. Refuses `not_found`, and `conflict` with the current ticket when there is a newer
 * message. Writes an audit entry and queues an email to the buyer.
 */
export async function writeShopReply(
  { params, body }: ParsedOf<typeof replyToTicket>,
  context: CallContext,
): Promise<AdminTicket | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  return context.db.transaction(async (tx): Promise<AdminTicket | Refusal> => {
    const found = await ticketById(tx, params.id)
    const order = found && (await lockOrder(tx, found.order_id))
    const ticket = order && (await lockTicket(tx, params.id))
    if (!ticket || !order) return refuse('not_found')
    const current = await adminTicketOf(tx, ticket)
    const stale = await refuseStale(body.version, current.version, () => current)
    if (stale) return stale
    const status = body.closes ? 'closed' : 'answered'
    await addMessage(tx, ticket.id, { userId, isStaff: true, text: body.text, now })
    await markTicket(tx, ticket.id, status, now)
    await recordChange(
      tx,
      { userId, at: now },
      {
        record: 'ticket',
        id: ticket.id,
        title: order.number,
        before: { status: ticket.status },
        after: { status, answer: body.text },
      },
    )
    await sendOrderEmail(tx, 'ticket-answered', order, context, { said: body.text })
    return adminTicketOf(tx, { ...ticket, status })
  })
}
