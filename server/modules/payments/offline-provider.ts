/** Bank transfer and cash on delivery: the money is paid outside the shop, and an admin records it. */
import type { PaymentProvider, ProviderName } from './provider.ts'

/** `capture` confirms what an admin has counted. `refund` is `done` immediately, because a person sends the money. */
export const offlineProvider = (name: Extract<ProviderName, 'transfer' | 'cash'>): PaymentProvider => ({
  name,
  isOurs: true,
  online: () => null,
  start: async ({ number }) => ({ reference: number, step: { kind: 'none' } }),
  resume: async reference => ({ reference, step: { kind: 'none' } }),
  confirm: async () => undefined, // only a person can confirm it
  capture: async (reference, amount) => ({ reference, kind: 'captured', amount, key: 'captured' }),
  refund: async () => 'done', // sent manually
  abandon: async () => {},
})
