/** The deadline for the payment of an order (decision 0020); cash on delivery has none. */
import type { PaymentMethodCode } from '../../../src/contract/endpoints/shop/checkout.ts'

const minute = 60_000
const days = 24 * 60 * minute
/** How long an order of each method waits for its payment, its goods kept for it. */
export const paymentMillis: Record<PaymentMethodCode, number | null> = {
  card: 30 * minute,
  transfer: 7 * days,
  cash: null,
}

/** How long money that is on its way is waited for: a direct debit may take ten banking days. */
export const pendingMillis = 21 * days

/** How long it is known which guest has begun a payment that came to nothing (decision 0051): as long as they may ask about it. */
export const abandonedMillis = 7 * days

/** Null: it never expires. `isByDesk`: placed by the shop, so that a customer who pays by card has to receive the email first. */
export function expiryOf(method: PaymentMethodCode, placedAt: Date, isByDesk = false): Date | null {
  const millis = isByDesk && method === 'card' ? paymentMillis.transfer : paymentMillis[method]
  return millis === null ? null : new Date(placedAt.getTime() + millis)
}
