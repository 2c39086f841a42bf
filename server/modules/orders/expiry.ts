/** The deadline for the payment of an order (decision 0020). */
import type { PaymentMethodCode } from '../../../src/contract/endpoints/shop/checkout.ts'

const minute = 60_000
const days = 24 * 60 * minute
/** How long the goods of an order are reserved: until it is paid, or until the shop begins an order that is paid on delivery. */
export const paymentMillis: Record<PaymentMethodCode, number> = {
  card: 30 * minute,
  transfer: 7 * days,
  cash: 14 * days,
}

/** How long money that is on its way is waited for: a direct debit may take ten banking days. */
export const pendingMillis = 21 * days

/** How long it is known which guest has begun a payment that came to nothing (decision 0051): as long as they may ask about it. */
export const abandonedMillis = 7 * days

/** `isByDesk`: placed by the shop, so a customer who pays by card must receive the email first. Null: never, for such a cash order. */
export function expiryOf(method: PaymentMethodCode, placedAt: Date, isByDesk = false): Date | null {
  if (isByDesk && method === 'cash') return null
  const millis = isByDesk && method === 'card' ? paymentMillis.transfer : paymentMillis[method]
  return new Date(placedAt.getTime() + millis)
}
