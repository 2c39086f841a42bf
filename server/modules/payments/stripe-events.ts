/** Translates Stripe's objects and events into payment reports. Pure. */
import type Stripe from 'stripe'
import { type PaymentFailure, type PaymentKind, paymentKinds } from '@/contract/endpoints/shop/orders.ts'
import type { Currency } from '@/domain/money.ts'
import type { PaidBy, PaymentReport } from './provider.ts'

export const isoCurrency: Record<Currency, string> = { euro: 'eur', dollar: 'usd' }

const currencyOf = (code: string): Currency | 'foreign' =>
  code === isoCurrency.euro ? 'euro' : code === isoCurrency.dollar ? 'dollar' : 'foreign'

/** Kinds that are separate types in Stripe. Apple Pay and Google Pay are card payments with a wallet. */
export const typesOf = (kinds: readonly PaymentKind[]): string[] => [
  ...new Set(kinds.map(kind => (kind === 'apple_pay' || kind === 'google_pay' ? 'card' : kind))),
]

const reasons: Record<string, PaymentFailure> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_card',
  invalid_cvc: 'incorrect_card',
  incorrect_number: 'incorrect_card',
  invalid_number: 'incorrect_card',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  card_declined: 'card_declined',
  payment_method_customer_decline: 'not_completed',
  payment_intent_payment_attempt_expired: 'not_completed',
}

/** The bank's reason takes precedence over Stripe's. */
export const reasonOf = (paymentError: Stripe.PaymentIntent.LastPaymentError | null): PaymentFailure =>
  reasons[paymentError?.decline_code ?? ''] ?? reasons[paymentError?.code ?? ''] ?? 'other'

const isKnown = (kind: string): kind is PaymentKind => paymentKinds.some(candidate => candidate === kind)

/** Names as the networks write them; others as Stripe writes them. */
const cardBrands: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

const cardWords = (brand: string | null | undefined, last4: string | null | undefined): string =>
  [brand && (cardBrands[brand] ?? brand), last4 && `•••• ${last4}`].filter(Boolean).join(' ')

interface Means {
  type: string
  card?: { brand?: string | null; last4?: string | null; wallet?: { type: string } | null } | null
}

/** From a payment method or the details of a charge. */
function paidBy(means: Means | null | undefined): PaidBy | undefined {
  if (!means) return undefined
  const kind = means.card?.wallet?.type ?? means.type
  const detail = means.card ? cardWords(means.card.brand, means.card.last4) : ''
  return { kind: isKnown(kind) ? kind : 'other', detail }
}

const meansOf = ({ payment_method }: Stripe.PaymentIntent): PaidBy | undefined =>
  typeof payment_method === 'string' ? undefined : paidBy(payment_method)

export const captured = (intent: Stripe.PaymentIntent): PaymentReport => ({
  reference: intent.id,
  kind: 'captured',
  amount: intent.amount_received,
  currency: currencyOf(intent.currency),
  paidBy: meansOf(intent),
  key: 'captured',
})

function failed(intent: Stripe.PaymentIntent, otherwise: string): PaymentReport {
  const { id, amount, last_payment_error: paymentError } = intent
  const key = `failed-${paymentError?.charge ?? paymentError?.code ?? otherwise}`
  return { reference: id, kind: 'failed', amount, reason: reasonOf(paymentError), key }
}

/** Cancelled by the server, by the shop in Stripe's dashboard, or by Stripe after a time. */
const cancelled = (intent: Stripe.PaymentIntent): PaymentReport =>
  intent.last_payment_error
    ? failed(intent, 'cancelled')
    : {
        reference: intent.id,
        kind: 'failed',
        amount: intent.amount,
        reason: 'not_completed',
        key: 'cancelled',
      }

/** Returns undefined while it is undecided. */
export function reportOfIntent(intent: Stripe.PaymentIntent): PaymentReport | undefined {
  if (intent.status === 'succeeded') return captured(intent)
  if (intent.status === 'canceled') return cancelled(intent)
  if (intent.status === 'processing')
    return {
      reference: intent.id,
      kind: 'processing',
      amount: intent.amount,
      currency: currencyOf(intent.currency),
      paidBy: meansOf(intent),
      key: 'processing',
    }
  const isRefused = intent.status === 'requires_payment_method' && intent.last_payment_error
  return isRefused ? failed(intent, '') : undefined
}

const idOf = (intent: string | { id: string } | null): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id

function chargeReport(
  charge: Stripe.Charge,
  kind: 'refunded' | 'described',
  key: string,
): PaymentReport | undefined {
  const reference = idOf(charge.payment_intent)
  const amount = kind === 'refunded' ? charge.amount_refunded : charge.amount
  return reference
    ? { reference, kind, amount, paidBy: paidBy(charge.payment_method_details), key }
    : undefined
}

function disputeReport({ payment_intent, amount, id }: Stripe.Dispute): PaymentReport | undefined {
  const reference = idOf(payment_intent)
  return reference ? { reference, kind: 'disputed', amount, key: id } : undefined
}

/** Returns undefined for unused events. */
export function reportOfEvent(event: Stripe.Event): PaymentReport | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
      return reportOfIntent(event.data.object)
    case 'payment_intent.payment_failed':
      return failed(event.data.object, event.id)
    case 'charge.succeeded':
      return chargeReport(event.data.object, 'described', event.id)
    case 'charge.refunded':
      return chargeReport(event.data.object, 'refunded', event.id)
    case 'charge.dispute.created':
      return disputeReport(event.data.object)
    default:
      return undefined // also `requires_action`: the buyer's bank requires confirmation
  }
}
