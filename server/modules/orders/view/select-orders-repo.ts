/** The orders of a bulk job: selected ones, or all that match the filter of the administration's list. */
import { inArray } from 'drizzle-orm'
import type { OrderFilter } from '@/contract/endpoints/admin/order-list.ts'
import { orders } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { orderListCondition, sortingOf } from './order-list-repo.ts'

export interface SelectedOrder {
  id: number
  number: string
}

/** Returns at most `limit` orders, sorted like the list. Ids of unknown orders are omitted. */
export const selectOrders = (
  db: Queryable,
  selection: { ids: readonly number[] } | { filter: OrderFilter },
  { limit, today }: { limit: number; today: string },
): Promise<SelectedOrder[]> =>
  db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      'ids' in selection
        ? inArray(orders.id, [...selection.ids])
        : orderListCondition(selection.filter, today),
    )
    .orderBy(...sortingOf('filter' in selection ? selection.filter : { to_prepare: true }))
    .limit(limit)
