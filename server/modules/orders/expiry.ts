/** Until when an order waits for its money (decisions §4); cash waits for the door. */
import type { PaymentMethodCode } from '../../../src/contract/checkout.ts'

const minute = 60_000
const days = 24 * 60 * minute
const waits: Record<PaymentMethodCode, number | null> = {
  card: 30 * minute,
  transfer: 7 * days,
  cash: null,
}

/** `isByDesk`: nobody stands at the checkout, the customer has to find the letter first. */
export function expiryOf(method: PaymentMethodCode, placedAt: Date, isByDesk = false): Date | null {
  const millis = isByDesk && method === 'card' ? waits.transfer : waits[method]
  return millis === null ? null : new Date(placedAt.getTime() + millis)
}
