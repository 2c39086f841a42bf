/**
 * The built-in provider: no money moves, the buyer chooses the bank's outcome on the shop's screens (decision 0020).
 */
import type { OnlinePayment } from '@/contract/endpoints/shop/checkout.ts'
import type { PaymentOrder, PaymentProvider, StartedPayment } from './provider.ts'

export const testReference = (number: string): string => `test_${number}`

const online: PaymentProvider['online'] = kinds => ({ provider: 'test', kinds: [...kinds] })

const started = (reference: string, { due, kinds, currency }: PaymentOrder): StartedPayment => ({
  reference,
  step: { kind: 'test', reference, amount: due, online: online(kinds, currency) as OnlinePayment },
})

export const testProvider: PaymentProvider = {
  name: 'test',
  isOurs: true,
  online,
  start: async order => started(testReference(order.number), order),
  resume: async (reference, order) => started(reference, order),
  confirm: async () => undefined, // undecided until the buyer chooses an outcome
  capture: async (reference, amount) => ({ reference, kind: 'captured', amount, key: 'captured' }),
  refund: async () => 'done',
  abandon: async () => {},
}
