/**
 * Turns a payment at the checkout into an order, which buyer and shop see in their lists from now on (decision 0049).
 */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { inPipeline } from '../../../kernel/db/pipeline.ts'
import { insertOrderEvents, type NewOrderEvent } from '../order-events-repo.ts'
import { type OrderRow, storeOrder } from '../orders-repo.ts'
import { openTicket } from '../view/tickets-repo.ts'

/**
 * Under the order's lock. Stores `change` in the same statement, and adds `nextEvents` to the timeline. Publishes `order-placed` unless the
 * order was placed before, and sends no email: which one depends on the payment.
 */
export async function becomePlaced(
  tx: Queryable,
  order: OrderRow,
  change: Partial<OrderRow>,
  context: AppContext,
  nextEvents: readonly NewOrderEvent[] = [],
): Promise<OrderRow> {
  const now = context.now()
  if (order.status !== 'paying') {
    const [stored] = await inPipeline([
      storeOrder(tx, order.id, change),
      insertOrderEvents(tx, order.id, now, nextEvents),
    ])
    return stored
  }
  const [placed] = await inPipeline([
    storeOrder(tx, order.id, { status: 'placed', placed_at: now, ...change }),
    insertOrderEvents(tx, order.id, now, [{ kind: 'placed', byUserId: order.user_id }, ...nextEvents]),
    order.ticket_requested ? openTicket(tx, order, order.note, now) : Promise.resolve(),
    context.events.publish('order-placed', { orderId: order.id }, tx),
  ])
  return placed
}
