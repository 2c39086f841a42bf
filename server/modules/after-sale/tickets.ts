/** Questions about an order: the buyer writes, the shop answers and a letter says so. */
import type { readTicket, Ticket, writeTicket } from '../../../src/contract/after-sale.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type {
  AdminTicket,
  adminTicket,
  adminTickets,
  answerTicket,
} from '../../../src/contract/order-administration.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { versionOf } from '../../kernel/record-version.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { recordChange } from '../audit/record-change.ts'
import { writeOrderLetter } from '../orders/order-letters.ts'
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
} from '../orders/tickets-repo.ts'
import { pageOfTickets } from './tickets-list.ts'

const day = 24 * 60 * 60_000
const messagesADay = 50

export async function readOwnTicket(
  { params }: ParsedOf<typeof readTicket>,
  context: CallContext,
): Promise<Ticket | null | Refusal> {
  const order = await orderOfUser(context.db, callerOf(context).userId, params.number)
  if (!order) return refuse('not_found')
  const ticket = await ticketOfOrder(context.db, order.id)
  return ticket ? showTicket(context.db, ticket) : null
}

export async function writeOwnTicket(
  { params, body }: ParsedOf<typeof writeTicket>,
  context: CallContext,
): Promise<Ticket | Refusal> {
  const { userId } = callerOf(context)
  const order = await orderOfUser(context.db, userId, params.number)
  if (!order) return refuse('not_found')
  const now = context.now()
  if ((await messagesSince(context.db, userId, new Date(now.getTime() - day))) >= messagesADay)
    return refuse('too_many')
  return context.db.transaction(async tx => showTicket(tx, await openTicket(tx, order, body.text, now)))
}

export const listTickets = (
  { query }: ParsedOf<typeof adminTickets>,
  { db }: CallContext,
): Promise<AnswerOf<typeof adminTickets>> => pageOfTickets(db, query)

export async function readTicketById(
  { params }: ParsedOf<typeof adminTicket>,
  { db }: CallContext,
): Promise<AdminTicket | Refusal> {
  const ticket = await ticketById(db, params.id)
  return ticket ? shownToShop(db, ticket) : refuse('not_found')
}

/** A word more, of the buyer or of a colleague, is another version. */
async function shownToShop(db: Queryable, row: TicketRow): Promise<AdminTicket> {
  const ticket = await showTicket(db, row)
  const { status, messages } = ticket
  return { ...ticket, version: versionOf({ status, said: messages.map(({ id }) => id) }) }
}

export async function answerOneTicket(
  { params, body }: ParsedOf<typeof answerTicket>,
  context: CallContext,
): Promise<AdminTicket | Refusal> {
  const { userId } = callerOf(context)
  const now = context.now()
  return context.db.transaction(async (tx): Promise<AdminTicket | Refusal> => {
    const found = await ticketById(tx, params.id)
    const order = found && (await lockOrder(tx, found.order_id))
    const ticket = order && (await lockTicket(tx, params.id))
    if (!ticket || !order) return refuse('not_found')
    const current = await shownToShop(tx, ticket)
    if (current.version !== body.version) return refuse('conflict', [], { current })
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
    await writeOrderLetter(tx, 'ticket-answered', order, context, { said: body.text })
    return shownToShop(tx, { ...ticket, status })
  })
}
