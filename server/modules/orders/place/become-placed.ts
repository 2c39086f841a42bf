/**
 * Turns a payment at the checkout into an order, which buyer and shop see in their lists from now on (decision 0049).
 */
import type { AppContext } from '../../../kernel/context.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { insertOrderEvent, type OrderRow, storeOrder } from '../orders-repo.ts'
import { openTicket } from '../view/tickets-repo.ts'

/** Under the order's lock. Publishes `order-placed` and sends no email: which one depends on the payment. Others stay as they are. */
export async function becomePlaced(tx: Queryable, order: OrderRow, context: AppContext): Promise<OrderRow> {
  if (order.status !== 'paying') return order
  const now = context.now()
  const placed = await storeOrder(tx, order.id, { status: 'placed', placed_at: now })
  await insertOrderEvent(tx, order.id, 'placed', now, order.user_id)
  if (order.ticket_requested) await openTicket(tx, placed, order.note, now)
  await context.events.publish('order-placed', { orderId: order.id }, tx)
  return placed
}
