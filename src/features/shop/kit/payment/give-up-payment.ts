/** Cancels a payment that its buyer has left, unless it has been paid since (decision 0049). */
import { call, type Result } from '@/api/client.ts'
import type { Order } from '@/contract/endpoints/shop/orders.ts'
import { abandonPayment, abandonTry } from '@/contract/endpoints/shop/payments.ts'
import type { OpenPayment } from '@/stores/open-payment.ts'
import { storeOrderKey } from '@/stores/order-keys.ts'

/** The order after the call; null if no order was placed, and none will be. */
export async function giveUpPayment({ key, number, email }: OpenPayment): Promise<Result<Order | null>> {
  if (number !== null) return call(abandonPayment, { params: { number } })
  const response = await call(
    abandonTry,
    { body: { contact_email: email } },
    { 'Idempotency-Key': key ?? '' },
  )
  if (!response.ok) return response
  const { order, key: opens } = response.value
  if (order && opens !== null) storeOrderKey(order.number, opens, email)
  return { ok: true, value: order }
}
