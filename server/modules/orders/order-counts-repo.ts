import { sql } from 'drizzle-orm'
import type { OrderCounts } from '../../../src/contract/order-administration.ts'
import type { Queryable } from '../../kernel/db/database.ts'

/** How many orders stand under each tab of the administration's list. */
export async function orderCounts(db: Queryable): Promise<OrderCounts> {
  const { rows } = await db.execute<{ status: string; n: number }>(
    sql`select status, count(*)::int as n from orders group by status`,
  )
  const of = (status: string) => rows.find(row => row.status === status)?.n ?? 0
  return {
    all: rows.reduce((sum, row) => sum + row.n, 0),
    draft: of('draft'),
    placed: of('placed'),
    confirmed: of('confirmed'),
    in_production: of('in_production'),
    completed: of('completed'),
    cancelled: of('cancelled'),
  }
}
