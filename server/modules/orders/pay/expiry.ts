/** The deadline for the payment of an order (decision 0020). */
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'

const minute = 60_000
const days = 24 * 60 * minute
/** How long stock is reserved: until the order is paid, or until the shop begins an order that is paid on delivery. */
export const paymentMillis: Record<PaymentMethodCode, number> = {
  card: 30 * minute,
  transfer: 7 * days,
  cash: 14 * days,
}

/** How long to wait for money on its way: a direct debit may take ten banking days. */
export const pendingMillis = 21 * days

/**
 * How long data of an abandoned guest payment is stored (decision 0051): the period in which the guest may request it.
 */
export const abandonedMillis = 7 * days

/**
 * Returns null when the order never expires. `isByDesk`: the shop placed the order, so a customer who pays by card must
 * receive the email first.
 */
export function expiryOf(method: PaymentMethodCode, placedAt: Date, isByDesk = false): Date | null {
  if (isByDesk && method === 'cash') return null
  const millis = isByDesk && method === 'card' ? paymentMillis.transfer : paymentMillis[method]
  return new Date(placedAt.getTime() + millis)
}
