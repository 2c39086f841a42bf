/** An order as its buyer sees it: what was bought, what was paid, where it is. Sums are those of the day it was placed. */
import { z } from 'zod'
import { Configuration } from './collections.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery, pageOf } from './envelope.ts'

export const orderStatuses = ['awaiting_payment', 'confirmed', 'completed', 'cancelled'] as const
export const paymentStatuses = ['unpaid', 'paid', 'partly_refunded', 'refunded', 'failed'] as const
export const parcelStatuses = ['none', 'preparing', 'shipped', 'delivered', 'returned'] as const

export const orderEventKinds = [
  'placed',
  'paid',
  'payment_failed',
  'expired',
  'cancelled',
  'shipped',
  'delivered',
  'refunded',
  'late_payment_refunded',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

const OrderLine = z.object({
  id: z.int(),
  product_id: z.int(),
  variant_ids: z.array(z.int()),
  title: z.string(),
  choice: z.string(),
  sku: z.string(),
  picture: z.string(),
  quantity: z.int(),
  unit_price: z.int(),
  total: z.int(),
  note_worksheet: z.string(),
  note_production: z.string(),
  configuration: Configuration.nullable(), // what to put together again; `choice` tells it in words
})

/** Kept as it was typed, so that changing the address book changes no order. */
const SentTo = z.object({
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
    parcel_status: z.enum(parcelStatuses),
    due: z.int(),
    currency: z.string(),
    pieces: z.int(),
    pictures: z.array(z.string()),
  })
  .meta({ id: 'OrderSummary' })
export type OrderSummary = z.infer<typeof OrderSummary>

export const Order = OrderSummary.extend({
  lines: z.array(OrderLine),
  subtotal: z.int(),
  shipping: z.int(),
  discount: z.int(),
  taxable: z.int(),
  vat: z.int(),
  vat_percent: z.int(),
  coupon_code: z.string().nullable(),
  shipping_method: z.object({ code: z.string(), name: z.string() }).nullable(),
  payment_method: z.object({ code: z.string(), name: z.string() }),
  shipping_address: SentTo.nullable(),
  billing_address: SentTo.nullable(),
  note: z.string(),
  ticket_requested: z.boolean(),
  expires_at: z.string().nullable(), // unpaid until then: cancelled
  transfer: z.object({ holder: z.string(), iban: z.string(), reason: z.string() }).nullable(),
  parcels: z.array(Parcel),
  timeline: z.array(z.object({ kind: z.enum(orderEventKinds), at: z.string() })),
  can_cancel: z.boolean(),
  can_pay: z.boolean(),
}).meta({ id: 'Order' })
export type Order = z.infer<typeof Order>

export const NumberParams = z.object({ number: z.string().regex(/^BA-\d{4,12}$/) })

const area = { tag: 'Orders', permission: 'authenticated' } as const

export const listOrders = endpoint({
  ...area,
  method: 'GET',
  path: '/me/orders',
  summary: 'Orders of this account, the newest first',
  query: PageQuery,
  answer: pageOf(OrderSummary),
  problems: ['unauthenticated'],
})

export const getOrder = endpoint({
  ...area,
  method: 'GET',
  path: '/me/orders/:number',
  summary: 'One order of this account',
  params: NumberParams,
  answer: Order,
  problems: ['unauthenticated', 'not_found'],
})

export const cancelOrder = endpoint({
  ...area,
  method: 'POST',
  path: '/me/orders/:number/cancel',
  summary: 'Cancel an unpaid order; what it held goes back to the shelf',
  params: NumberParams,
  answer: Order,
  problems: ['unauthenticated', 'not_found', 'order_state'],
})
