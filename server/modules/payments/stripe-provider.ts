/**
 * Cards through Stripe: one payment intent per order, found again by its idempotency key; webhooks checked on the raw body. Every
 * call has a short timeout, so that a provider that hangs never delays a response for long.
 */
import type Stripe from 'stripe'
import type { Currency } from '../../../src/domain/money.ts'
import type { StripeConfig } from '../../config.ts'
import type { PaymentProvider, Saying } from './provider.ts'

const iso: Record<Currency, string> = { euro: 'eur', dollar: 'usd' }
const currencyOf = (code: string): Currency | 'foreign' =>
  code === iso.euro ? 'euro' : code === iso.dollar ? 'dollar' : 'foreign'

interface OpenStripe {
  stripe: Stripe
  errors: typeof Stripe.errors
}

/** The library is read only where somebody pays through it. */
async function openStripe({ secretKey, apiUrl, patienceMillis }: StripeConfig): Promise<OpenStripe> {
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

const captured = ({ id, amount_received, currency }: Stripe.PaymentIntent): Saying => ({
  reference: id,
  kind: 'captured',
  amount: amount_received,
  currency: currencyOf(currency),
  key: 'captured',
})

function sayingOf(intent: Stripe.PaymentIntent): Saying | undefined {
  const reference = intent.id
  if (intent.status === 'succeeded') return captured(intent)
  const fault = intent.last_payment_error
  if (intent.status !== 'requires_payment_method' || !fault) return undefined
  return {
    reference,
    kind: 'failed',
    amount: intent.amount,
    key: `failed-${fault.charge ?? fault.code ?? ''}`,
  }
}

/** The events we act on; undefined for all others. */
function heard(event: Stripe.Event): Saying | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return sayingOf(event.data.object)
    case 'payment_intent.payment_failed': {
      const { id, amount, last_payment_error: fault } = event.data.object
      return {
        reference: id,
        kind: 'failed',
        amount,
        key: `failed-${fault?.charge ?? fault?.code ?? event.id}`,
      }
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded } = event.data.object
      const reference = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
      return reference ? { reference, kind: 'refunded', amount: amount_refunded, key: event.id } : undefined
    }
    default:
      return undefined
  }
}

/**
 * Loads the library at the first call. Its methods throw when Stripe cannot be reached or is slower than `patienceMillis`; amounts in
 * cents.
 */
export function stripeProvider(config: StripeConfig): PaymentProvider {
  let opening: Promise<OpenStripe> | undefined
  const open = (): Promise<OpenStripe> => {
    opening ??= openStripe(config)
    return opening
  }
  const step = (intent: Stripe.PaymentIntent) => ({
    kind: 'stripe' as const,
    reference: intent.id,
    client_secret: intent.client_secret ?? '',
    publishable_key: config.publishableKey,
    amount: intent.amount,
  })
  const provider: PaymentProvider = {
    name: 'stripe',
    isOurs: false,
    start: async ({ number, due, currency }) => {
      const { stripe } = await open()
      const intent = await stripe.paymentIntents.create(
        {
          amount: due,
          currency: iso[currency],
          allowed_payment_method_types: ['card'],
          description: number,
          metadata: { order: number },
        },
        { idempotencyKey: `start-${number}` },
      )
      return { reference: intent.id, step: step(intent) }
    },
    resume: async reference => step(await (await open()).stripe.paymentIntents.retrieve(reference)),
    confirm: async reference => {
      const { stripe } = await open()
      const intent = await stripe.paymentIntents.retrieve(reference)
      if (intent.status === 'requires_capture') return provider.capture(reference, intent.amount)
      return sayingOf(intent)
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
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error // paid already: it stays
      }
    },
    webhook: async (rawBody, signature) => {
      const { stripe, errors } = await open()
      try {
        return heard(stripe.webhooks.constructEvent(rawBody, signature ?? '', config.webhookSecret))
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError) return 'forged'
        throw error
      }
    },
  }
  return provider
}
