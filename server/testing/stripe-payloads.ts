/**
 * Objects of Stripe's webhooks with every field that its API reference documents, so that tests see what a live account sends.
 * https://docs.stripe.com/api/payment_intents/object, …/charges/object, …/disputes/object
 */

interface Payment {
  id: string
  amount: number // cents
  currency?: string
  order?: string
}

const created = 1_795_600_000

/** `payment_method` and `latest_charge` are ids in a webhook, because nothing is expanded. */
export const paymentIntent = (
  { id, amount, currency = 'eur', order = '' }: Payment,
  changes: object = {},
) => ({
  id,
  object: 'payment_intent',
  amount,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: `${id}_secret_x`,
  confirmation_method: 'automatic',
  created,
  currency,
  customer: null,
  description: order,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: { order },
  next_action: null,
  payment_method: null,
  payment_method_types: ['card', 'link', 'paypal'],
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  statement_descriptor: null,
  status: 'requires_payment_method',
  transfer_data: null,
  ...changes,
})

const visa = {
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'IT',
  exp_month: 12,
  exp_year: 2034,
  fingerprint: 'Xt5EWLLDS7FJjR1c',
  funding: 'credit',
  last4: '4242',
  network: 'visa',
  three_d_secure: null,
  wallet: null,
}

export const succeeded = (payment: Payment) =>
  paymentIntent(payment, {
    status: 'succeeded',
    amount_received: payment.amount,
    latest_charge: `ch_${payment.id}`,
    payment_method: 'pm_1',
  })

export const processing = (payment: Payment) =>
  paymentIntent(payment, {
    status: 'processing',
    payment_method: 'pm_1',
    payment_method_types: ['sepa_debit'],
    processing: { type: 'sepa_debit' },
  })

export const requiresAction = (payment: Payment) =>
  paymentIntent(payment, {
    status: 'requires_action',
    payment_method: 'pm_1',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  })

/** @param declineCode the bank's reason, if the bank has declined */
export const failed = (payment: Payment, code: string, declineCode?: string) =>
  paymentIntent(payment, {
    last_payment_error: {
      charge: `ch_${payment.id}_${code}`,
      code,
      ...(declineCode && { decline_code: declineCode }),
      doc_url: `https://stripe.com/docs/error-codes/${code}`,
      message: 'Your card was declined.',
      payment_method: { id: 'pm_1', object: 'payment_method', type: 'card', card: visa },
      type: 'card_error',
    },
  })

export const canceled = (payment: Payment) =>
  paymentIntent(payment, {
    status: 'canceled',
    canceled_at: created + 60,
    cancellation_reason: 'requested_by_customer',
  })

export const charge = (payment: Payment, changes: object = {}) => ({
  id: `ch_${payment.id}`,
  object: 'charge',
  amount: payment.amount,
  amount_captured: payment.amount,
  amount_refunded: 0,
  balance_transaction: 'txn_1',
  billing_details: { address: null, email: null, name: 'Ada Conti', phone: null },
  captured: true,
  created,
  currency: payment.currency ?? 'eur',
  disputed: false,
  failure_code: null,
  livemode: false,
  metadata: { order: payment.order ?? '' },
  outcome: { network_status: 'approved_by_network', risk_level: 'normal', type: 'authorized' },
  paid: true,
  payment_intent: payment.id,
  payment_method: 'pm_1',
  payment_method_details: { type: 'card', card: visa },
  refunded: false,
  status: 'succeeded',
  ...changes,
})

export const wallet = (type: 'apple_pay' | 'google_pay') => ({
  type: 'card',
  card: { ...visa, wallet: { dynamic_last4: null, type, [type]: {} } },
})

export const dispute = (payment: Payment) => ({
  id: `du_${payment.id}`,
  object: 'dispute',
  amount: payment.amount,
  charge: `ch_${payment.id}`,
  created,
  currency: payment.currency ?? 'eur',
  evidence_details: { due_by: created + 864_000, has_evidence: false, submission_count: 0 },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: payment.id,
  reason: 'fraudulent',
  status: 'needs_response',
})
