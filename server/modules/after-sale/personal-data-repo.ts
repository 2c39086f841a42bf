/** After-sale part of the personal data export (decisions 0009 and 0051): returns with the shop's replies, tickets. */
import { asc, eq, type SQL } from 'drizzle-orm'
import { orderReturns, ticketMessages, tickets } from '../../db/schema/after-sale.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Sorted oldest first. */
export const returnsOf = (db: Queryable, whose: SQL): Promise<unknown[]> =>
  db
    .select({
      order: orders.number,
      reason: orderReturns.reason,
      text: orderReturns.text,
      lines: orderReturns.lines,
      status: orderReturns.status,
      answer: orderReturns.answer,
      created_at: orderReturns.created_at,
    })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.order_id))
    .where(whose)
    .orderBy(asc(orderReturns.id))

/** Returns messages of both sides in this buyer's tickets, oldest first. */
export const questionsOf = (db: Queryable, whose: SQL): Promise<unknown[]> =>
  db
    .select({
      order: orders.number,
      is_staff: ticketMessages.is_staff,
      text: ticketMessages.text,
      at: ticketMessages.at,
    })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticket_id))
    .innerJoin(orders, eq(orders.id, tickets.order_id))
    .where(whose)
    .orderBy(asc(ticketMessages.id))
