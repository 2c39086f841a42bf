/** The order a call is about: of the caller's account, or of the key that came along (decision 0047). */
import type { Order } from '../../../src/contract/endpoints/shop/orders.ts'
import type { CallContext } from '../../kernel/context.ts'
import { opensWith } from './order-key.ts'
import { showOrder } from './order-view.ts'
import { type OrderRow, orderById, orderByNumber, orderOfUser } from './orders-repo.ts'
import { withoutPerson } from './without-person.ts'

/** Undefined alike for an unknown number, somebody else's order, a draft and a key that does not open it. */
export async function heldOrder(context: CallContext, number: string): Promise<OrderRow | undefined> {
  const { caller, db, config, request } = context
  const own = caller ? await orderOfUser(db, caller.userId, number) : undefined
  if (own || !request.orderKey) return own
  const order = await orderByNumber(db, number)
  return order && opensWith(order, request.orderKey, config, context.now()) ? order : undefined
}

/** As it stands in the database now. By a key, what a courier's label says of a person and no more. */
export async function showHeld(
  context: CallContext,
  { id }: Pick<OrderRow, 'id'>,
): Promise<Order | undefined> {
  const order = await orderById(context.db, id)
  if (!order) return undefined
  const shown = await showOrder(context, order)
  return order.user_id === null ? withoutPerson(shown) : shown
}
