import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminTickets } from '@/contract/endpoints/admin/after-sale.ts'
import type { ticketStatuses } from '@/contract/endpoints/shop/after-sale.ts'
import { tickets } from '../../db/schema/after-sale.ts'
import { users } from '../../db/schema/auth.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { onPage, pageMeta } from '../../kernel/db/paging.ts'
import { wordsIn } from '../../kernel/db/search-words.ts'
import { buyer } from '../orders/orders-repo.ts'

/** Tickets without a reply first, then the last changed. */
export async function pageOfTickets(
  db: Queryable,
  query: ParsedOf<typeof adminTickets>['query'],
): Promise<ResponseOf<typeof adminTickets>> {
  const { search, status } = query
  const named = wordsIn(search, orders.number, buyer.name, buyer.email)
  const condition = and(named, status ? eq(tickets.status, status) : undefined)
  const rows = await onPage(
    db
      .select({
        id: tickets.id,
        order_id: tickets.order_id,
        number: orders.number,
        name: buyer.name,
        status: tickets.status,
        updated_at: tickets.updated_at,
        last: sql<string>`coalesce((select m.text from ticket_messages m where m.ticket_id = ${tickets.id} order by m.id desc limit 1), '')`,
      })
      .from(tickets)
      .innerJoin(orders, eq(orders.id, tickets.order_id))
      .leftJoin(users, eq(users.id, orders.user_id))
      .where(condition)
      .orderBy(sql`${tickets.status} = 'open' desc`, desc(tickets.updated_at)),
    query,
  )
  const counted = await db
    .select({ status: tickets.status, n: count() })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.order_id))
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(named)
    .groupBy(tickets.status)
  const of = (ticketStatus: (typeof ticketStatuses)[number]) =>
    counted.find(row => row.status === ticketStatus)?.n ?? 0
  const counts = { open: of('open'), answered: of('answered'), closed: of('closed') }
  const all = counts.open + counts.answered + counts.closed
  return {
    data: rows.map(row => ({ ...row, updated_at: row.updated_at.toISOString() })),
    meta: pageMeta(query, status ? counts[status] : all),
    counts: { all, ...counts },
  }
}
