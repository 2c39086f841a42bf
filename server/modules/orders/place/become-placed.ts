/**
 * Turns a payment at the checkout into an order, which buyer and shop see in their lists from now on (decision 0049).
 */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { insertOrderEvent, type OrderRow, storeOrder } from '../orders-repo.ts'
import { openTicket } from '../view/tickets-repo.ts'

/**
 * Under the order's lock. Stores `change` in the same statement. Publishes `order-placed` unless the order was placed before, and
 * sends no email: which one depends on the payment.
 */
export async function becomePlaced(
  tx: Queryable,
  order: OrderRow,
  change: Partial<OrderRow>,
  context: AppContext,
): Promise<OrderRow> {
  if (order.status !== 'paying') return storeOrder(tx, order.id, change)
  const now = context.now()
  const [placed] = await inPipeline([
    storeOrder(tx, order.id, { status: 'placed', placed_at: now, ...change }),
    insertOrderEvent(tx, order.id, 'placed', now, order.user_id),
    order.ticket_requested ? openTicket(tx, order, order.note, now) : Promise.resolve(),
    context.events.publish('order-placed', { orderId: order.id }, tx),
  ])
  return placed
}
