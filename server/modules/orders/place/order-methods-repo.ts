/**
 * Names of an order's shipping and payment method in the reader's language. The order stores them in the buyer's
 * language.
 */
import { eq } from 'drizzle-orm'
import type { PickupPlace } from '@/contract/endpoints/shop/delivery.ts'
import type { Locale } from '@/contract/locales.ts'
import { paymentMethods, shippingMethods } from '../../../db/schema/order-methods.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { shopSettings } from '../../settings/site-settings.ts'
import { pickupPlace } from '../../shipping/delivery-promise.ts'
import type { OrderRow } from '../orders-repo.ts'

export interface OrderMethods {
  payment_name: string
  shipping_name: string
  bank: { holder: string; iban: string } | null // of a bank transfer
  pickup: PickupPlace | null // of an order that is collected
}

const asStored = ({ payment_name, shipping_name }: OrderRow, pickup: PickupPlace | null): OrderMethods => ({
  payment_name,
  shipping_name,
  bank: null,
  pickup,
})

/** A deleted method keeps the name stored with the order. */
export async function methodsOf(db: Queryable, order: OrderRow, locale: Locale): Promise<OrderMethods> {
  const pickup = order.is_pickup ? pickupPlace(await shopSettings(db), locale) : null
  const stored = asStored(order, pickup)
  const isTransfer = order.payment_method === 'transfer'
  if (locale === order.locale && !isTransfer) return stored
  const [row] = await db
    .select({
      payment: paymentMethods.names,
      shipping: shippingMethods.names,
      holder: paymentMethods.holder,
      iban: paymentMethods.iban,
    })
    .from(paymentMethods)
    .leftJoin(shippingMethods, eq(shippingMethods.code, order.shipping_method ?? ''))
    .where(eq(paymentMethods.code, order.payment_method))
  if (!row) return stored
  const { payment, shipping, holder, iban } = row
  const bank = isTransfer ? { holder, iban } : null
  if (locale === order.locale) return { ...stored, bank }
  return {
    payment_name: payment[locale] || stored.payment_name,
    shipping_name: shipping?.[locale] || stored.shipping_name,
    bank,
    pickup,
  }
}
