import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { ticketStatuses } from '../../../src/contract/after-sale.ts'
import type { AnswerOf, ParsedOf } from '../../../src/contract/endpoint.ts'
import type { adminTickets } from '../../../src/contract/order-administration.ts'
import { tickets } from '../../db/schema/after-sale.ts'
import { users } from '../../db/schema/auth.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** Those that wait for an answer first, then the last touched. */
export async function pageOfTickets(
  db: Queryable,
  { page, per_page, search, status }: ParsedOf<typeof adminTickets>['query'],
): Promise<AnswerOf<typeof adminTickets>> {
  const term = `%${(search ?? '').replace(/[%_\\]/g, sign => `\\${sign}`)}%`
  const named: SQL | undefined = search ? or(ilike(orders.number, term), ilike(users.name, term)) : undefined
  const found = and(named, status ? eq(tickets.status, status) : undefined)
  const rows = await db
    .select({
      id: tickets.id,
      order_id: tickets.order_id,
      number: orders.number,
      name: users.name,
      status: tickets.status,
      updated_at: tickets.updated_at,
      last: sql<string>`coalesce((select m.text from ticket_messages m where m.ticket_id = ${tickets.id} order by m.id desc limit 1), '')`,
    })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.order_id))
    .innerJoin(users, eq(users.id, tickets.user_id))
    .where(found)
    .orderBy(sql`${tickets.status} = 'open' desc`, desc(tickets.updated_at))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const counted = await db
    .select({ status: tickets.status, n: count() })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.order_id))
    .innerJoin(users, eq(users.id, tickets.user_id))
    .where(named)
    .groupBy(tickets.status)
  const of = (wanted: (typeof ticketStatuses)[number]) => counted.find(row => row.status === wanted)?.n ?? 0
  const counts = { open: of('open'), answered: of('answered'), closed: of('closed') }
  const all = counts.open + counts.answered + counts.closed
  return {
    data: rows.map(row => ({ ...row, updated_at: row.updated_at.toISOString() })),
    meta: { total: status ? counts[status] : all, page, per_page },
    counts: { all, ...counts },
  }
}
