/** Queues events for webhooks (decision 0071). Call these functions in the transaction of the change. */
import { sql } from 'drizzle-orm'
import type { WebhookEvent } from '@/contract/endpoints/admin/webhooks.ts'
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

/** The event contains only the id, because the data of the customer is erased. */
export async function queueErasure(tx: Queryable, userId: number): Promise<void> {
  const type: WebhookEvent = 'customer.erased'
  await tx.execute(sql`
    select queue_webhooks(${type}, ${`customer:${userId}`}, jsonb_build_object('id', ${userId}::int))`)
}
