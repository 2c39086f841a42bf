/** Bank transfer and cash on delivery: the money comes outside the shop, an admin counts it. */
import type { PaymentProvider, ProviderName } from './provider.ts'

/** `capture` confirms what an admin has counted; `refund` is `done` at once, because a person sends the money back. */
export const offlineProvider = (name: Extract<ProviderName, 'transfer' | 'cash'>): PaymentProvider => ({
  name,
  isOurs: true,
  online: () => null,
  start: async ({ number }) => ({ reference: number, step: { kind: 'none' } }),
  resume: async reference => ({ reference, step: { kind: 'none' } }),
  confirm: async () => undefined, // only a person knows
  capture: async (reference, amount) => ({ reference, kind: 'captured', amount, key: 'captured' }),
  refund: async () => 'done', // sent back by hand
  abandon: async () => {},
})
