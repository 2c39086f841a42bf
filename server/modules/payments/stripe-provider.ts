/**
 * Cards, wallets and other kinds through Stripe: one payment intent per order, identified by its idempotency key.
 * Webhook signatures are verified on the raw body. Every call has a short timeout, so that a hanging provider does not
 * delay a response for long.
 */
import type Stripe from 'stripe'
import type { OnlinePayment } from '@/contract/endpoints/shop/checkout.ts'
import type { StripeConfig } from '../../config.ts'
import type { PaymentOrder, PaymentProvider, StartedPayment } from './provider.ts'
import { captured, isoCurrency, reportOfEvent, reportOfIntent, typesOf } from './stripe-events.ts'

interface OpenStripe {
  stripe: Stripe
  errors: typeof Stripe.errors
}

/** Opens a client of Stripe's API. The library is loaded only when it is needed. */
export async function openStripe({ secretKey, apiUrl, patienceMillis }: StripeConfig): Promise<OpenStripe> {
  const { default: StripeClient } = await import('stripe')
  const own = apiUrl ? new URL(apiUrl) : undefined
  const stripe = new StripeClient(secretKey, {
    timeout: patienceMillis,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(own && {
      host: own.hostname,
      port: own.port || (own.protocol === 'https:' ? 443 : 80),
      protocol: own.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
  return { stripe, errors: StripeClient.errors }
}

/**
 * Loads the library at the first call. Its methods throw when Stripe cannot be reached or is slower than
 * `patienceMillis`. Amounts are in cents.
 */
export function stripeProvider(config: StripeConfig): PaymentProvider {
  let opening: Promise<OpenStripe> | undefined
  const open = (): Promise<OpenStripe> => {
    opening ??= openStripe(config)
    return opening
  }
  const online: PaymentProvider['online'] = (kinds, currency) => ({
    provider: 'stripe',
    kinds: [...kinds],
    publishable_key: config.publishableKey,
    currency: isoCurrency[currency],
  })
  const started = (intent: Stripe.PaymentIntent, order: PaymentOrder): StartedPayment => ({
    reference: intent.id,
    step: {
      kind: 'stripe',
      reference: intent.id,
      client_secret: intent.client_secret ?? '',
      publishable_key: config.publishableKey,
      amount: intent.amount,
      online: online(order.kinds, order.currency) as OnlinePayment,
    },
  })
  const begin = async (order: PaymentOrder, key: string): Promise<StartedPayment> => {
    const { stripe } = await open()
    const intent = await stripe.paymentIntents.create(
      {
        amount: order.due,
        currency: isoCurrency[order.currency],
        allowed_payment_method_types: typesOf(order.kinds),
        description: order.number,
        metadata: { order: order.number },
      },
      { idempotencyKey: `${key}-${order.due}` }, // an edit of the order changes the amount
    )
    return started(intent, order)
  }
  const read = async (reference: string): Promise<Stripe.PaymentIntent> =>
    (await open()).stripe.paymentIntents.retrieve(reference, { expand: ['payment_method'] })
  const provider: PaymentProvider = {
    name: 'stripe',
    isOurs: false,
    online,
    start: order => begin(order, `start-${order.number}`),
    resume: async (reference, order) => {
      const intent = await read(reference)
      return intent.status === 'canceled'
        ? begin(order, `start-${order.number}-after-${reference}`)
        : started(intent, order)
    },
    confirm: async reference => {
      const intent = await read(reference)
      if (intent.status === 'requires_capture') return provider.capture(reference, intent.amount)
      return reportOfIntent(intent)
    },
    capture: async (reference, amount) => {
      const { stripe } = await open()
      return captured(
        await stripe.paymentIntents.capture(
          reference,
          { amount_to_capture: amount },
          { idempotencyKey: `capture-${reference}` },
        ),
      )
    },
    refund: async (reference, amount, key) => {
      const { stripe, errors } = await open()
      try {
        await stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey: key })
        return 'done'
      } catch (error) {
        if (error instanceof errors.StripeInvalidRequestError) return 'refused'
        throw error
      }
    },
    abandon: async reference => {
      const { stripe, errors } = await open()
      try {
        await stripe.paymentIntents.cancel(reference)
      } catch (error) {
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error // already paid: not affected
      }
    },
    webhook: async (rawBody, signature) => {
      const { stripe, errors } = await open()
      try {
        return reportOfEvent(stripe.webhooks.constructEvent(rawBody, signature ?? '', config.webhookSecret))
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError) return 'forged'
        throw error
      }
    },
  }
  return provider
}
