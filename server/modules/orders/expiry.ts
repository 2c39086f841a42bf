/** Until when an order waits for its money (decisions §4); cash waits for the door. */
import type { PaymentMethodCode } from '../../../src/contract/checkout.ts'

const minute = 60_000
const waits: Record<PaymentMethodCode, number | null> = {
  card: 30 * minute,
  transfer: 7 * 24 * 60 * minute,
  cash: null,
}

export function expiryOf(method: PaymentMethodCode, placedAt: Date): Date | null {
  const millis = waits[method]
  return millis === null ? null : new Date(placedAt.getTime() + millis)
}
