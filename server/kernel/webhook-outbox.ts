/** Queues events for webhooks (decision 0071). Call these functions in the transaction of the change. */
import { eq, inArray, sql } from 'drizzle-orm'
import type { WebhookEvent } from '@/contract/endpoints/admin/webhooks.ts'
import { customers } from '../db/schema/customers.ts'
import { orders } from '../db/schema/orders.ts'
import type { Queryable } from './db/database.ts'
import { withCommit } from './db/transactions.ts'

type OrderEvent = Extract<WebhookEvent, `order.${string}`>

/** Writes one row for each enabled webhook with this event, so nothing without one. Runs with the commit. */
export const queueOrderEvent = (tx: Queryable, type: OrderEvent, orderId: number): Promise<void> =>
  withCommit(
    tx,
    sql`select queue_webhooks(${type}, 'order:' || id, jsonb_build_object('id', id, 'number', number))
      from ${orders} where id = ${orderId}`,
  )

/**
 * Call it before the customers are deleted. The event contains only ids, because the data is erased: `id` of the account, null for a
 * guest, and `customer_id`.
 */
export async function queueErasure(
  tx: Queryable,
  whose: { userId: number } | { customerIds: readonly number[] },
): Promise<void> {
  const type: WebhookEvent = 'customer.erased'
  const erased =
    'userId' in whose ? eq(customers.user_id, whose.userId) : inArray(customers.id, [...whose.customerIds])
  await tx.execute(sql`
    select queue_webhooks(${type}, 'customer:' || id, jsonb_build_object('id', user_id, 'customer_id', id))
      from ${customers} where ${erased}`)
}
