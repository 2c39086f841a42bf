import { sql } from 'drizzle-orm'
import type { OrderCounts } from '../../../src/contract/endpoints/admin/orders.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { toPrepare } from './to-prepare-repo.ts'

/** How many orders each tab of the administration's list has. */
export async function orderCounts(db: Queryable): Promise<OrderCounts> {
  const { rows } = await db.execute<{ status: string; n: number; to_prepare: number }>(
    sql`select status, count(*)::int as n, count(*) filter (where ${toPrepare})::int as to_prepare from orders
      where status not in ('paying', 'abandoned') group by status`,
  )
  const of = (status: string) => rows.find(row => row.status === status)?.n ?? 0
  return {
    all: rows.reduce((sum, row) => sum + row.n, 0),
    to_prepare: rows.reduce((sum, row) => sum + row.to_prepare, 0),
    draft: of('draft'),
    placed: of('placed'),
    confirmed: of('confirmed'),
    in_production: of('in_production'),
    completed: of('completed'),
    cancelled: of('cancelled'),
  }
}
