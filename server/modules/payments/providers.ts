/** Selects the provider of a payment method in this installation. */
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { Config, StripeConfig } from '../../config.ts'
import { offlineProvider } from './offline-provider.ts'
import type { PaymentProvider, ProviderName } from './provider.ts'
import { stripeProvider } from './stripe-provider.ts'
import { testProvider } from './test-provider.ts'

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
