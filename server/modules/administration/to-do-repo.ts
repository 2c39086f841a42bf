/** What waits for somebody of the shop, in numbers. */
import { sql } from 'drizzle-orm'
import type { Dashboard } from '../../../src/contract/administration.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { lowStock } from '../catalog/stock-level.ts'

const lateMillis = 2 * 24 * 3600 * 1000

type ToDo = Dashboard['to_do']

export async function toDo(db: Queryable, now: Date): Promise<ToDo> {
  const waiting = sql`from orders where status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')`
  const late = new Date(now.getTime() - lateMillis).toISOString()
  const { rows } = await db.execute<{ [Name in keyof ToDo]: number }>(sql`select
    (select count(*)::int ${waiting}) as prepare,
    (select count(*)::int ${waiting} and placed_at < ${late}::timestamptz) as late,
    (select count(*)::int from orders where status = 'placed') as unpaid,
    (select count(*)::int from orders where status = 'draft') as drafts,
    (select count(*)::int from order_returns where status in ('requested', 'approved')) as returns,
    (select count(*)::int from tickets where status = 'open') as tickets,
    (select count(*)::int from bookings where status = 'asked') as bookings,
    (select count(*)::int from reviews where status = 'pending') as reviews,
    (select count(distinct r.creation_id)::int from creation_reports r join creations c on c.id = r.creation_id
      where c.hidden_at is null) as creations,
    (select count(*)::int from products where status = 'published' and stock_quantity <= ${lowStock}) as low_stock,
    (select count(*)::int from mails where status = 'failed') as failed_mails`)
  return rows[0] as ToDo
}
