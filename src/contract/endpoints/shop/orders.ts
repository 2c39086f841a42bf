/** An order for its buyer: items, payment, delivery. Sums are those of the day it was placed. */
import { z } from 'zod'
import { withdrawalExceptions } from '../../../domain/withdrawal-exceptions.ts'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, pageOf } from '../../envelope.ts'
import { SaleAmount } from '../../sale-amounts.ts'
import { LegalVersionHead } from '../site/legal.ts'
import { NumberParams, OrderReturn, ticketStatuses } from './after-sale.ts'
import { Configuration } from './collections.ts'
import { DeliveryDays, PickupPlace } from './delivery.ts'
import { SaleDocument } from './sale-documents.ts'
import { Withdrawal } from './withdrawals.ts'

/**
 * decision 0021. `placed` waits for its payment, `expired` was not paid in time. `paying` reserves the items while its buyer pays at the
 * checkout and becomes an order with the payment, `abandoned` never became one (decision 0049).
 */
export const orderStatuses = [
  'draft',
  'paying',
  'placed',
  'confirmed',
  'in_production',
  'completed',
  'cancelled',
  'expired',
  'abandoned',
] as const
/** `pending`: the provider has accepted the payment, and the money has not arrived yet. */
export const paymentStatuses = ['unpaid', 'pending', 'paid', 'partly_refunded', 'refunded', 'failed'] as const
export const parcelStatuses = ['shipped', 'delivered', 'returned'] as const
/** Of all parcels of an order together. */
export const orderParcelStatuses = ['none', 'preparing', 'partly_shipped', ...parcelStatuses] as const

/** Online payment kinds. A wallet pays with a stored card. */
export const paymentKinds = [
  'card',
  'apple_pay',
  'google_pay',
  'link',
  'paypal',
  'klarna',
  'satispay',
  'sepa_debit',
] as const
export const PaymentKind = z.enum(paymentKinds)
export type PaymentKind = z.infer<typeof PaymentKind>

/** Why a payment was refused. */
export const paymentFailures = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_card',
  'authentication_failed',
  'not_completed',
  'other',
] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** Of one line in production. */
export const productionStates = ['waiting', 'in_work', 'done'] as const
export type ProductionState = (typeof productionStates)[number]

export const orderEventKinds = [
  'edited',
  'placed',
  'paid',
  'payment_failed',
  'expired',
  'cancelled',
  'shipped',
  'delivered',
  'ready_for_pickup',
  'parcel_undone',
  'collected',
  'refunded',
  'late_payment_refunded',
  'in_production',
  'completed',
  'returned',
  'return_requested',
  'return_approved',
  'return_refused',
  'withdrawn',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

export const OrderLine = z.object({
  id: z.int(),
  product_id: z.int(),
  variant_ids: z.array(z.int()),
  title: z.string(),
  choice: z.string(),
  sku: z.string(),
  picture: z.string(),
  quantity: z.int(),
  unit_price: SaleAmount,
  total: SaleAmount,
  note_worksheet: z.string(),
  is_digital: z.boolean(),
  is_personalised: z.boolean(), // made to the customer's order: no right of withdrawal
  withdrawal_exception: z.enum(withdrawalExceptions).nullable(), // of the product when it was ordered
  returnable: z.int(), // delivered pieces that can still be returned
  withdrawable: z.int(), // pieces for which the buyer can still withdraw from the contract
  withdrawn: z.int(), // pieces withdrawn before shipping, which will not be sent
  refunded: z.int(), // pieces refunded before shipping, which will not be sent
  note_production: z.string(),
  configuration: Configuration.nullable(), // the configuration; `choice` is its text
})

/** A copy, so that changes of the address book change no order. */
export const SentTo = z.object({
  kind: z.enum(['person', 'company']),
  name: z.string(),
  company: z.string(),
  street: z.string(),
  street_extra: z.string(),
  zip: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  phone: z.string(),
  codice_fiscale: z.string(),
  partita_iva: z.string(),
  sdi: z.string(),
  pec: z.string(),
})

const Parcel = z.object({
  id: z.int(),
  status: z.enum(parcelStatuses),
  carrier: z.string(),
  tracking_code: z.string(),
  tracking_url: z.string().nullable(),
  shipped_at: z.string(),
  delivered_at: z.string().nullable(),
})

export const OrderSummary = z
  .object({
    number: z.string(),
    placed_at: z.string(),
    status: z.enum(orderStatuses),
    payment_status: z.enum(paymentStatuses),
    parcel_status: z.enum(orderParcelStatuses), // for a pick-up, `shipped` means ready and `delivered` collected
    is_pickup: z.boolean(), // collected in the shop
    due: SaleAmount,
    currency: z.string(),
    pieces: z.int(),
    pictures: z.array(z.string()),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof OrderSummary>

/** One rate of a quote or an order. `natura`: why there is no VAT (code of the FPR12 schema). */
export const TaxShare = z.object({
  percent: z.number(),
  natura: z.string().nullable(),
  taxable: SaleAmount,
  vat: SaleAmount,
})
export type TaxShare = z.infer<typeof TaxShare>

/** An applied discount. `name` is in the language of the reader's quote or of the order. */
export const OrderDiscount = z.object({
  id: z.int(),
  code: z.string().nullable(), // null: automatic
  name: z.string(),
  goods: SaleAmount, // cents off the items, part of `discount`
  shipping: SaleAmount, // cents off the shipping, already deducted from `shipping`
})
export type OrderDiscount = z.infer<typeof OrderDiscount>

export const Order = OrderSummary.extend({
  lines: z.array(OrderLine),
  subtotal: SaleAmount,
  shipping: SaleAmount, // including the surcharge
  surcharge: SaleAmount, // of the payment method
  discount: SaleAmount,
  taxable: SaleAmount,
  vat: SaleAmount,
  vat_percent: z.int(),
  taxes: z.array(TaxShare).nullable(), // null: the specification's formula
  coupon_code: z.string().nullable(),
  discounts: z.array(OrderDiscount), // in the order of application; empty for orders placed before they were stored
  shipping_method: z.object({ code: z.string(), name: z.string() }).nullable(),
  delivery: DeliveryDays.nullable(), // as promised; null: no promise, or not before the payment
  pickup: PickupPlace.nullable(), // collection point
  payment_method: z.object({ code: z.string(), name: z.string() }),
  paid_by: z.object({ kind: z.enum([...paymentKinds, 'other']), detail: z.string() }).nullable(), // `detail`: brand and last digits; null: unknown
  payment_failure: z.enum(paymentFailures).nullable(), // of the latest attempt, while nothing is paid
  shipping_address: SentTo.nullable(),
  billing_address: SentTo.nullable(),
  contact_email: z.string().nullable(), // of a guest's order, masked (`m…@example.com`); null with an account
  note: z.string(),
  ticket_requested: z.boolean(),
  is_address_unsaved: z.boolean(), // it could not be saved, because the address book is full
  expires_at: z.string().nullable(), // cancelled if unpaid at this time
  transfer: z.object({ holder: z.string(), iban: z.string(), reason: z.string() }).nullable(),
  parcels: z.array(Parcel),
  timeline: z.array(z.object({ kind: z.enum(orderEventKinds), at: z.string() })),
  refunded: SaleAmount, // cents refunded or being refunded
  returns: z.array(OrderReturn),
  return_until: z.string().nullable(), // null: nothing can be returned
  withdrawals: z.array(Withdrawal),
  withdraw_until: z.string().nullable(), // null: the period has no end yet, or nothing can be withdrawn
  ticket_status: z.enum(ticketStatuses).nullable(), // null: no messages
  wants_invoice: z.boolean(), // requested before the order
  legal_versions: z.array(LegalVersionHead), // accepted with the order
  digital_consent_at: z.string().nullable(), // when the buyer asked for digital content before the end of the withdrawal period
  documents: z.array(SaleDocument), // oldest first; empty until it is paid
  packs: z.int(), // unopened digital packs of this order
  added_to: z.string().nullable(), // number of the order that this one adds items to
  additions: z.array(z.string()), // numbers of placed orders that add items to this one
  can_cancel: z.boolean(),
  can_pay: z.boolean(),
}).meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

const area = { tag: 'Orders', permission: 'buyer' } as const

export const listOrders = endpoint({
  tag: 'Orders',
  permission: 'authenticated',
  method: 'GET',
  path: '/me/orders',
  summary: 'Orders of this account, the newest first',
  query: PageQuery,
  response: pageOf(OrderSummary),
  problems: ['unauthenticated'],
})

export const getOrder = endpoint({
  ...area,
  method: 'GET',
  path: '/me/orders/:number',
  summary: 'One order of this account, or the one whose key is sent',
  params: NumberParams,
  response: Order,
  problems: ['unauthenticated', 'not_found'],
})

export const cancelOrder = endpoint({
  ownerOnly: true,
  ...area,
  method: 'POST',
  path: '/me/orders/:number/cancel',
  summary: 'Cancel an order of which no parcel has left; goods and money go back',
  params: NumberParams,
  response: Order,
  problems: ['unauthenticated', 'not_found', 'order_state', 'pack_already_opened'],
})
