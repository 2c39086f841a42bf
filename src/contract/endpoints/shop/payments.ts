/** Paying an unpaid order, and the built-in provider's screen (decision 0020). */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { Email } from '../account/auth.ts'
import { NumberParams } from './after-sale.ts'
import { PaymentStep } from './checkout.ts'
import { Order, PaymentKind } from './orders.ts'

export const payOrder = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/orders/:number/pay',
  tag: 'Orders',
  summary: 'What the browser needs to go on paying this order',
  permission: 'buyer',
  params: NumberParams,
  response: PaymentStep,
  problems: ['unauthenticated', 'not_found', 'order_state', 'unavailable'],
})

/**
 * `confirm` is a bank that requires confirmation, `fail_confirmation` its failure. `late` is a bank that accepts the payment and delivers
 * the money some seconds later, `bounce` one that then finds the account empty.
 */
export const testOutcomes = [
  'approve',
  'decline',
  'no_funds',
  'confirm',
  'fail_confirmation',
  'cancel',
  'late',
  'bounce',
] as const
export type TestOutcome = (typeof testOutcomes)[number]

/** For the return from the bank: queries the provider for the state of the payment. Changes nothing by itself. */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/me/orders/:number/confirm',
  tag: 'Orders',
  summary: 'Ask the provider what has become of this order’s payment',
  permission: 'buyer',
  params: NumberParams,
  response: Order,
  problems: ['unauthenticated', 'not_found', 'unavailable'],
})

/** Ends an unfinished payment and releases the items. If the payment has succeeded in the meantime, the order stays paid. */
export const abandonPayment = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/me/orders/:number/abandon',
  tag: 'Orders',
  summary: 'Give up paying at the checkout, unless it has been paid meanwhile',
  permission: 'buyer',
  params: NumberParams,
  response: Order,
  problems: ['unauthenticated', 'not_found', 'unavailable'],
})

/**
 * For a page that has sent an order and lost the response (a reload). Abandons the order of the `Idempotency-Key` like
 * `abandonPayment`, and invalidates the key, so that a request still in transit creates no order. `order` is null if none was created.
 */
export const abandonTry = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/orders/abandon',
  tag: 'Orders',
  summary: 'Give up an order of which only the Idempotency-Key is known, unless it has been paid meanwhile',
  permission: 'public',
  body: z.strictObject({ contact_email: Email.nullable() }), // of a guest's order; null = of this account
  response: z.object({ order: Order.nullable(), key: z.string().nullable() }), // `key` opens a guest's order
  problems: ['unauthenticated', 'idempotency_key', 'unavailable'],
  limit: 'guest-order',
})

export const settleTestPayment = endpoint({
  ownerOnly: true,
  method: 'POST',
  path: '/payments/test/:reference',
  tag: 'Orders',
  summary: 'Say what the bank of the test provider answers; outside production only',
  permission: 'buyer',
  params: z.object({ reference: z.string().regex(/^test_BA-\d{4,12}$/) }),
  body: z.strictObject({ outcome: z.enum(testOutcomes), kind: PaymentKind.default('card') }),
  response: z.object({ needs_confirmation: z.boolean(), order: Order }),
  problems: ['unauthenticated', 'not_found', 'order_state'],
})
