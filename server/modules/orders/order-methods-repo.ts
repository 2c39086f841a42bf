/** Names of an order's shipping and payment method in the reader's language; the order itself stores them in the buyer's. */
import { eq } from 'drizzle-orm'
import type { Locale } from '../../../src/contract/locales.ts'
import { paymentMethods, shippingMethods } from '../../db/schema/order-methods.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { OrderRow } from './orders-repo.ts'

export interface OrderMethods {
  payment_name: string
  shipping_name: string
  bank: { holder: string; iban: string } | null // of a transfer
}

const asStored = ({ payment_name, shipping_name }: OrderRow): OrderMethods => ({
  payment_name,
  shipping_name,
  bank: null,
})

/** A method that was deleted keeps the name stored with the order. */
export async function methodsOf(db: Queryable, order: OrderRow, locale: Locale): Promise<OrderMethods> {
  const stored = asStored(order)
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
  }
}
