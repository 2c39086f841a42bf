/**
 * The pay button (decision 0049): places the quoted order, pays it in the same step, and requests the result from the
 * server. The key stays the same until the server has responded, so that a lost response is fetched again and nothing
 * is paid twice.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { call, type Result } from '@/api/client.ts'
import type { Failure } from '@/api/failure.ts'
import {
  type CheckoutForm,
  type PaymentStep,
  placeOrder,
  type Quote,
  type QuoteRequest,
} from '@/contract/endpoints/shop/checkout.ts'
import { placeGuestOrder } from '@/contract/endpoints/shop/guest-orders.ts'
import type { Order, PaymentFailure } from '@/contract/endpoints/shop/orders.ts'
import { abandonPayment, confirmPayment } from '@/contract/endpoints/shop/payments.ts'
import type { LegalVersionHead } from '@/contract/endpoints/site/legal.ts'
import { dropOpenPayment, type OpenPayment, storeOpenPayment } from '@/stores/open-payment.ts'
import { storeOrderKey } from '@/stores/order-keys.ts'
import { giveUpPayment } from '../kit/payment/give-up-payment.ts'
import type { PaymentFields } from '../kit/payment/payment-fields.ts'
import { shippingOf } from './checkout-form.ts'

export interface Paying {
  request: QuoteRequest
  quote: Quote
  values: CheckoutForm
  legal: readonly LegalVersionHead[] // the texts that the checkout links
}

/** Nothing was charged. The reason is the bank's; the optional message is the provider's in the reader's language. */
export interface RefusedPayment {
  reason: PaymentFailure | 'unavailable'
  message: string | null
}

type Outcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'refused'; failure: Failure } // not placed
  | { kind: 'unpaid'; payment: RefusedPayment }
  | { kind: 'unknown'; number: string } // the result of the payment is unknown
  | { kind: 'left' } // to the bank's page

/** The order, or why it was not placed. */
export const outcomeOf = (order: Order, message: string | null = null): Outcome => {
  if (order.status === 'paying') return { kind: 'unknown', number: order.number }
  if (order.status !== 'abandoned') return { kind: 'placed', order }
  return { kind: 'unpaid', payment: { reason: order.payment_failure ?? 'not_completed', message } }
}

async function settled(
  endpoint: typeof confirmPayment | typeof abandonPayment,
  number: string,
  message: string | null = null,
): Promise<Outcome> {
  const response = await call(endpoint, { params: { number } })
  return response.ok ? outcomeOf(response.value, message) : { kind: 'unknown', number }
}

/**
 * Ends an earlier try with this key before another one begins, so that its items are released. Returns an order if the
 * earlier try was paid.
 */
async function endOfTry(opened: OpenPayment): Promise<Order | null> {
  const ended = await giveUpPayment(opened)
  const isBought = ended.ok && ended.value !== null && ended.value.status !== 'abandoned'
  return isBought ? ended.value : null
}

const answered = (failure: Failure) => failure.code !== 'unreachable' && failure.status < 500

function place({ request, quote, values, legal }: Paying, key: string, isGuest: boolean): Promise<Placed> {
  const body = {
    ...request,
    shipping_method: quote.shipping_method,
    payment_method: quote.payment_method,
    shipping_address: quote.needs_address ? shippingOf(values) : null,
    billing_address: values.billing,
    wants_invoice: values.wants_invoice,
    note: values.note,
    ticket_request: values.ticket_request,
    digital_consent: values.digital_consent,
    legal_version_ids: legal.map(({ id }) => id),
    adult_declaration: values.adult_declaration,
    expected_due: quote.totals.due,
  }
  const headers = { 'Idempotency-Key': key }
  return isGuest
    ? call(placeGuestOrder, { body: { ...body, contact_email: values.email } }, headers)
    : call(placeOrder, { body: { ...body, save_address: values.save } }, headers)
}

type Placed = Result<{ order: Order; payment: PaymentStep; key?: string }>

const isOfGone = (placed: Placed) =>
  !placed.ok && (placed.failure.code === 'order_state' || placed.failure.code === 'idempotency_reused')

/** A key of an earlier try returns an order only if that try was paid. Otherwise the next try uses a new key. */
async function placeWith(
  tried: RefObject<OpenPayment | null>,
  paying: Paying,
  userId: number | null,
): Promise<Placed | Order> {
  const isGuest = userId === null
  const begin = (): OpenPayment => ({
    key: crypto.randomUUID(),
    number: null,
    userId,
    email: isGuest ? paying.values.email : null,
  })
  const send = (opened: OpenPayment) => {
    tried.current = opened
    storeOpenPayment(opened) // before it is sent: a reload may lose the response
    return place(paying, opened.key ?? '', isGuest)
  }
  const before = tried.current
  const placed = await send(before ?? begin())
  if (!before || !isOfGone(placed)) return placed
  return (await endOfTry(before)) ?? send(begin())
}

interface Reporting {
  onPlaced(order: Order): void
  onRefused(failure: Failure): void
  onUnpaid(payment: RefusedPayment): void
  onUnknown(number: string): void
}

export function usePay(
  userId: number | null, // null = a guest
  fields: RefObject<PaymentFields | null>,
  { onPlaced, onRefused, onUnpaid, onUnknown }: Reporting,
) {
  const tried = useRef<OpenPayment | null>(null) // until the server has responded
  const cache = useQueryClient()

  const pay = async (paying: Paying): Promise<Outcome> => {
    const placed = await placeWith(tried, paying, userId)
    if (!('ok' in placed)) return { kind: 'placed', order: placed }
    if (!placed.ok) return { kind: 'refused', failure: placed.failure }
    const { order, payment } = placed.value
    const { number } = order
    if (placed.value.key !== undefined) storeOrderKey(number, placed.value.key, paying.values.email)
    if (payment.kind === 'none') return outcomeOf(order)
    if (tried.current) storeOpenPayment({ ...tried.current, number })
    if (payment.kind === 'later' || !fields.current) {
      const ended = await settled(abandonPayment, number)
      return ended.kind === 'unpaid'
        ? { kind: 'unpaid', payment: { reason: 'unavailable', message: null } }
        : ended
    }
    const said = await fields.current.pay(payment, number)
    if (said.kind === 'left') return said
    return said.kind === 'said'
      ? settled(confirmPayment, number)
      : settled(abandonPayment, number, said.message)
  }

  return useMutation({
    mutationKey: ['pay'],
    mutationFn: pay,
    onSuccess: outcome => {
      if (outcome.kind === 'left') return
      if (outcome.kind === 'refused') {
        if (answered(outcome.failure)) {
          tried.current = null
          dropOpenPayment()
        }
        void cache.invalidateQueries({ queryKey: ['quote'] })
        void cache.invalidateQueries({ queryKey: ['legal-in-force'] })
        return onRefused(outcome.failure)
      }
      tried.current = null
      if (outcome.kind === 'unknown') return onUnknown(outcome.number)
      dropOpenPayment()
      if (outcome.kind === 'unpaid') {
        void cache.invalidateQueries({ queryKey: ['quote'] })
        return onUnpaid(outcome.payment)
      }
      void cache.invalidateQueries({ queryKey: ['orders'] })
      void cache.invalidateQueries({ queryKey: ['addresses'] })
      onPlaced(outcome.order)
    },
  })
}
