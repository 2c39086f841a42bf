/** Selects the provider of a payment method in this installation. */
import type { OnlinePayment, PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { Config, StripeConfig } from '../../config.ts'
import type { PaymentOrder, PaymentProvider, ProviderName, StartedPayment } from './provider.ts'
import { stripeProvider } from './stripe-provider.ts'

const testReference = (number: string): string => `test_${number}`

const online: PaymentProvider['online'] = kinds => ({ provider: 'test', kinds: [...kinds] })

const started = (reference: string, { due, kinds, currency }: PaymentOrder): StartedPayment => ({
  reference,
  step: { kind: 'test', reference, amount: due, online: online(kinds, currency) as OnlinePayment },
})

/** No money moves. The buyer chooses the outcome of the bank on the screens of the shop (decision 0020). */
const testProvider: PaymentProvider = {
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

/**
 * Bank transfer and cash on delivery: the money is paid outside the shop. `capture` confirms what an admin has counted. `refund` is `done`
 * immediately, because a person sends the money.
 */
const offlineProvider = (name: Extract<ProviderName, 'transfer' | 'cash'>): PaymentProvider => ({
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

const offline = { transfer: offlineProvider('transfer'), cash: offlineProvider('cash') }

/** One client per account, which reuses its connections. */
const opened = new WeakMap<StripeConfig, PaymentProvider>()

function stripeOf(config: StripeConfig): PaymentProvider {
  const cached = opened.get(config)
  if (cached) return cached
  const provider = stripeProvider(config)
  opened.set(config, provider)
  return provider
}

/** Returns undefined when no provider is configured, so that the method is not offered. */
export function providerFor(method: PaymentMethodCode, config: Config): PaymentProvider | undefined {
  if (method !== 'card') return offline[method]
  if (config.stripe) return stripeOf(config.stripe)
  return config.testPayments ? testProvider : undefined
}

/** Returns undefined when the provider is not configured, or no longer. */
export function providerNamed(name: ProviderName, config: Config): PaymentProvider | undefined {
  return [providerFor('card', config), offline.transfer, offline.cash].find(
    provider => provider?.name === name,
  )
}
