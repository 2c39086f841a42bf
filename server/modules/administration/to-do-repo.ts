/** Counts of open tasks for the shop. The conditions are those of the lists where they are done. */
import { sql } from 'drizzle-orm'
import type { Dashboard } from '@/contract/endpoints/admin/dashboard.ts'
import { type Work, workPlaces } from '@/contract/endpoints/admin/waiting-work.ts'
import { type Holder, isAllowed } from '@/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { countsOf } from '../../kernel/db/list-counts.ts'
import { openReturn } from '../after-sale/return-list-repo.ts'
import { scarceItems } from '../catalog/edit-products/scarce-products-repo.ts'
import { lacksSafety } from '../catalog/safety-levels-repo.ts'
import { reportedCreation } from '../creations/creations-repo.ts'
import { orderList, toPrepare } from '../orders/view/order-counts-repo.ts'

const lateMillis = 2 * 24 * 3600 * 1000

type ToDo = Dashboard['to_do']

/**
 * One query. `late` are orders to prepare that were placed more than two days ago. Tasks that the caller may not see
 * count 0.
 */
export async function toDo(db: Queryable, now: Date, caller: Holder | null): Promise<ToDo> {
  const lateBefore = new Date(now.getTime() - lateMillis).toISOString()
  const { rows } = await db.execute<{ [Name in keyof ToDo]: number }>(sql`select
    (select coalesce(sum(n), 0)::int from ${countsOf(orderList)} where ${toPrepare}) as prepare,
    (select count(*)::int from orders where ${toPrepare} and placed_at < ${lateBefore}::timestamptz) as late,
    (select coalesce(sum(n), 0)::int from ${countsOf(orderList)} where status = 'placed') as unpaid,
    (select coalesce(sum(n), 0)::int from ${countsOf(orderList)} where status = 'draft') as drafts,
    (select count(*)::int from order_returns where ${openReturn}) as returns,
    (select count(*)::int from withdrawal_statements where status = 'open') as withdrawals,
    (select count(*)::int from tickets where status = 'open') as tickets,
    (select count(*)::int from bookings where status = 'asked') as bookings,
    (select count(*)::int from reviews where status = 'pending') as reviews,
    (select count(*)::int from creations where ${reportedCreation}) as creations,
    (select count(*)::int from (${scarceItems}) i join products p on p.id = i.product_id where p.status = 'published') as low_stock,
    (select count(*)::int from products p where ${lacksSafety}) as unsafe,
    (select count(*)::int from mails where status = 'failed') as failed_mails`)
  const { late, ...counts } = rows[0] as ToDo
  const isVisible = (work: Work) => isAllowed(workPlaces[work].permission, caller)
  const visible = Object.fromEntries(
    Object.entries(counts).map(([work, count]) => [work, isVisible(work as Work) ? count : 0]),
  ) as Omit<ToDo, 'late'>
  return { ...visible, late: isVisible('prepare') ? late : 0 }
}
