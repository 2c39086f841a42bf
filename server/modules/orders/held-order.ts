/**
 * The order that a call concerns: an order of the caller's account, or the one that the request's key opens (decision
 * 0047).
 */
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import type { CallContext } from '../../kernel/context.ts'
import { type OrderRow, orderById, orderByNumber, orderOfUser } from './orders-repo.ts'
import { withoutPerson } from './people/without-person.ts'
import { opensWith } from './place/order-key.ts'
import { showOrder } from './view/order-view.ts'

/**
 * Returns undefined for an unknown number, an order of another user, a draft, and a key that does not open the order.
 */
export async function heldOrder(context: CallContext, number: string): Promise<OrderRow | undefined> {
  const { caller, db, config, request } = context
  const accountOrder = caller ? await orderOfUser(db, caller.userId, number) : undefined
  if (accountOrder || !request.orderKey) return accountOrder
  const order = await orderByNumber(db, number)
  return order && opensWith(order, request.orderKey, config, context.now()) ? order : undefined
}

/** Shows a row that this call has stored or read. With a key, the personal data is limited to what a courier's label shows. */
export async function showStored(context: CallContext, order: OrderRow): Promise<Order> {
  const view = await showOrder(context, order)
  return order.user_id === null ? withoutPerson(view) : view
}

/** Returns the order as stored now, as `showStored` shows it, or undefined when it no longer exists. */
export async function showHeld(
  context: CallContext,
  { id }: Pick<OrderRow, 'id'>,
): Promise<Order | undefined> {
  const order = await orderById(context.db, id)
  return order && showStored(context, order)
}
