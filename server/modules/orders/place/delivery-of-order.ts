/** The delivery window that is stored with an order (decision 0045). */
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { productionDaysOf } from '../../designs/designs-repo.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { deliveryPromise, shopCalendar } from '../../shipping/delivery-promise.ts'
import { methodByCode } from '../../shipping/shipping-repo.ts'
import type { OrderRow } from '../orders-repo.ts'

/** Whether the window counts from the payment, which may arrive days after the order. */
export const promisesWhenPaid = (method: PaymentMethodCode, isByDesk: boolean): boolean =>
  method === 'transfer' || (isByDesk && method === 'card')

type Window = Pick<OrderRow, 'delivery_from' | 'delivery_to' | 'ship_by'>

/**
 * Returns the window of an order that is paid now. Returns no fields when the order has a window already, or when the
 * method promises none.
 */
export async function windowWhenPaid(tx: Queryable, order: OrderRow, now: Date): Promise<Partial<Window>> {
  const isOpen = promisesWhenPaid(order.payment_method, order.placed_by !== null)
  if (!isOpen || !order.shipping_method) return {}
  const method = await methodByCode(tx, order.shipping_method)
  const settings = await shopSettings(tx)
  const country = order.shipping_address?.country ?? settings.shop_country
  const days = await productionDaysOf(tx, order.id)
  const extended = method && { ...method, handling_days: method.handling_days + days }
  const promise = extended && deliveryPromise(extended, shopCalendar(settings), country, now)
  return promise ? { delivery_from: promise.from, delivery_to: promise.to, ship_by: promise.ship_by } : {}
}
