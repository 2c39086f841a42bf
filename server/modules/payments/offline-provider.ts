/** Bank transfer and cash on delivery: the money comes outside the shop, an admin says when. */
import type { PaymentProvider, ProviderName } from './provider.ts'

export const offlineProvider = (name: Extract<ProviderName, 'transfer' | 'cash'>): PaymentProvider => ({
  name,
  start: async ({ number }) => ({ reference: number, step: { kind: 'none' } }),
  resume: async () => ({ kind: 'none' }),
  refund: async () => {}, // sent back by hand
})
