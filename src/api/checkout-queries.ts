/** Quote, orders and address book. Every change of the cart requests a new quote and shows the previous one until it arrives. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAddresses } from '@/contract/endpoints/account/address.ts'
import { readTicket } from '@/contract/endpoints/shop/after-sale.ts'
import { readReminderConsent } from '@/contract/endpoints/shop/cart-reminders.ts'
import { type QuoteRequest, quoteCart } from '@/contract/endpoints/shop/checkout.ts'
import { listEarlierOrders } from '@/contract/endpoints/shop/earlier-orders.ts'
import { getOrder, listOrders } from '@/contract/endpoints/shop/orders.ts'
import { payOrder } from '@/contract/endpoints/shop/payments.ts'
import { checkVatNumber } from '@/contract/endpoints/shop/vat-check.ts'
import { isMemberState } from '@/domain/tax/member-states.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

export const quoteQuery = (reader: Reader, request: QuoteRequest) =>
  queryOptions({
    queryKey: ['quote', reader, request],
    queryFn: () => callOrThrow(quoteCart, { body: request }),
    enabled: request.lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** The quote of one configured piece. `counted` is what its price and delivery depend on. Other changes cause no request. */
export const pieceQuoteQuery = (reader: Reader, request: QuoteRequest, counted: unknown) =>
  queryOptions({
    queryKey: ['piece-quote', reader, request.country, counted],
    queryFn: () => callOrThrow(quoteCart, { body: request }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })

/** A VAT number of another member state, in VIES. The server requests it once a day. */
export const vatCheckQuery = (company: QuoteRequest['company'] | undefined) =>
  queryOptions({
    queryKey: ['vat-check', company],
    queryFn: () =>
      callOrThrow(checkVatNumber, {
        body: { country: company?.country ?? 'IT', vat_number: company?.vat_number ?? '' },
      }),
    enabled:
      company !== null && company !== undefined && company.country !== 'IT' && isMemberState(company.country),
    staleTime: 60_000,
    retry: false,
  })

const mostEarlierOrders = 100

export const earlierOrdersQuery = (reader: Reader) =>
  queryOptions({
    queryKey: ['earlier-orders', reader],
    queryFn: () => callOrThrow(listEarlierOrders, { query: { per_page: mostEarlierOrders } }),
    staleTime: 10 * 60_000,
  })

export const ordersQuery = (reader: Reader, page: number) =>
  queryOptions({
    queryKey: ['orders', reader, page],
    queryFn: () => callOrThrow(listOrders, { query: { page, per_page: 10 } }),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (reader: Reader, number: string) =>
  queryOptions({
    queryKey: ['order', reader, number],
    queryFn: () => callOrThrow(getOrder, { params: { number } }),
  })

/** Refetched while the payment is pending, so that its result appears automatically. */
const askAgainMillis = 3000

export const waitingOrderQuery = (reader: Reader, number: string) =>
  queryOptions({
    ...orderQuery(reader, number),
    refetchInterval: ({ state: { data } }) =>
      data?.can_pay || data?.payment_status === 'pending' ? askAgainMillis : false,
  })

export const ticketQuery = (number: string, isThere: boolean) =>
  queryOptions({
    queryKey: ['ticket', number],
    queryFn: () => callOrThrow(readTicket, { params: { number } }),
    enabled: isThere,
  })

export const reminderConsentQuery = queryOptions({
  queryKey: ['cart-reminder'],
  queryFn: () => callOrThrow(readReminderConsent),
  retry: false,
})

export const addressesQuery = (userId: number) =>
  queryOptions({ queryKey: ['addresses', userId], queryFn: () => callOrThrow(listAddresses) })

/** Creates no new payment: the payment of an order is the same for every request. */
export const paymentQuery = (userId: number, number: string, isPayable: boolean) =>
  queryOptions({
    queryKey: ['payment', userId, number],
    queryFn: () => callOrThrow(payOrder, { params: { number } }),
    enabled: isPayable,
    staleTime: query => (query.state.data?.kind === 'later' ? 0 : Number.POSITIVE_INFINITY),
  })
