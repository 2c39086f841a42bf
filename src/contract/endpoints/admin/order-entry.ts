/**
 * Orders the shop creates for a customer (specification notes §2, /administration/orders/createb). A draft contains the form values. The
 * quote computes its price at the customer's tier. A line can override its price with a reason.
 */
import { z } from 'zod'
import { couponKey } from '../../../domain/copied-codes.ts'
import { vatChoices } from '../../../domain/pricing.ts'
import { cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { Done, IdParams, RowId } from '../../envelope.ts'
import { locales } from '../../locales.ts'
import { Role } from '../../permissions.ts'
import { Address, Country, SavedAddress } from '../account/address.ts'
import { LineRequest, PaymentMethodCode, Quote } from '../shop/checkout.ts'
import { productionStates } from '../shop/orders.ts'
import { AdminOrder } from './orders.ts'

/** A price that is not the list price needs a reason, which is stored with the line and in the audit log. */
export const OrderEntryLine = LineRequest.extend({
  unit_price: z.int().min(0).max(100_000_000).nullable().default(null), // cents; null = as listed
  price_reason: z.string().overwrite(cleanLines).max(200).default(''),
})
export type OrderEntryLine = z.infer<typeof OrderEntryLine>

export const OrderDraft = z.strictObject({
  lines: z.array(OrderEntryLine).max(100).default([]),
  country: Country.default('IT'),
  shipping_method: z.string().max(40).nullable().default(null),
  payment_method: PaymentMethodCode.nullable().default(null),
  coupon_code: z.string().overwrite(couponKey).max(60).nullable().default(null),
  vat_percent: z.literal(vatChoices).default(22),
  shipping_address: Address.nullable().default(null),
  billing_address: Address.nullable().default(null), // null = the shipping address
  wants_invoice: z.boolean().default(false), // a company gets one without it
  note: z.string().overwrite(cleanLines).max(1000).default(''),
})
export type OrderDraft = z.infer<typeof OrderDraft>

/** The quote of a draft. Lines also contain the list price. */
export const OrderEntryQuote = Quote.extend({
  lines: z.array(Quote.shape.lines.element.extend({ list_price: z.int() })), // per piece, at the customer's tier
  tier: z.enum(['base', 'reseller', 'other']),
}).meta({ id: 'OrderEntryQuote' })
export type OrderEntryQuote = z.infer<typeof OrderEntryQuote>

const Customer = z.object({
  id: z.int().nullable(), // of the account; null: a guest, whose paid order gets more items
  name: z.string(), // of a guest, from the address; empty without one
  email: z.string(),
  role: Role.nullable(), // null: a guest
  locale: z.enum(locales),
})

export const OrderEntry = z
  .object({
    id: z.int(),
    number: z.string(),
    customer: Customer,
    draft: OrderDraft,
    quote: OrderEntryQuote.nullable(), // null: the draft is empty
    missing: z.array(z.enum(['lines', 'shipping_address', 'billing_address'])), // required before it can be placed
    addresses: z.array(SavedAddress), // of the customer
    added_to: z.object({ id: z.int(), number: z.string() }).nullable(), // the paid order that gets more items
    version: z.string(),
    saved_at: z.string(),
  })
  .meta({ id: 'OrderEntry' })
export type OrderEntry = z.infer<typeof OrderEntry>

const handlingMoney = { tag: 'Administration', permission: 'admin:money:write' } as const
const shipping = { tag: 'Administration', permission: 'admin:orders:ship' } as const
const writing = { tag: 'Administration', permission: 'admin:orders:write' } as const

export const startDraft = endpoint({
  ...handlingMoney,
  method: 'POST',
  path: '/admin/drafts',
  summary: 'Begin an order for a customer',
  body: z.strictObject({ user_id: RowId, copy_of: RowId.nullable().default(null) }), // `copy_of` copies the lines of one of the customer's orders
  response: OrderEntry,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** More items for a paid order, whose amount cannot change. `order_state` unless it is paid, not cancelled and the data of its buyer was not erased. */
export const addToOrder = endpoint({
  ...handlingMoney,
  method: 'POST',
  path: '/admin/orders/:id/additions',
  summary: 'Begin a second order for the customer of a paid one, with its addresses and shipping method',
  params: IdParams,
  body: z.strictObject({}),
  response: OrderEntry,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state'],
})

export const readDraft = endpoint({
  ...handlingMoney,
  method: 'GET',
  path: '/admin/drafts/:id',
  summary: 'A draft as it was left, with what it costs today',
  params: IdParams,
  response: OrderEntry,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state'],
})

export const saveDraft = endpoint({
  ...handlingMoney,
  method: 'PUT',
  path: '/admin/drafts/:id',
  leavesShared: true,
  summary: 'Save a draft and quote it: no stock is reserved and no email is sent',
  params: IdParams,
  body: z.strictObject({ draft: OrderDraft, version: z.string() }),
  response: OrderEntry,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state', 'conflict'],
})

export const discardDraft = endpoint({
  ...handlingMoney,
  method: 'DELETE',
  path: '/admin/drafts/:id',
  summary: 'Throw a draft away',
  params: IdParams,
  response: Done,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state'],
})

/** The same as placing an order in the shop: reserves stock and coupon, requires the shown sum, and a repeated request creates no second order. */
export const placeDraft = endpoint({
  ...handlingMoney,
  method: 'POST',
  path: '/admin/drafts/:id/place',
  summary: 'Place a draft in its customer’s name',
  params: IdParams,
  body: z.strictObject({
    version: z.string(),
    expected_due: z.int().min(0),
    tell: z.boolean().default(true), // whether the customer receives an email
  }),
  response: z.object({ id: z.int(), number: z.string() }),
  problems: [
    'unauthenticated',
    'forbidden',
    'not_found',
    'order_state',
    'conflict',
    'total_changed',
    'order_refused',
    'sold_out',
    'coupon_invalid',
  ],
})

export const changeLine = endpoint({
  ...shipping,
  method: 'PATCH',
  path: '/admin/order-lines/:id',
  summary: 'Notes for worksheet and production, and how far a line is in the workshop',
  params: IdParams,
  body: z.strictObject({
    note_worksheet: z.string().overwrite(cleanLines).max(500).optional(),
    note_production: z.string().overwrite(cleanLines).max(500).optional(),
    production_state: z.enum(productionStates).optional(), // of items that are made to order
  }),
  response: AdminOrder,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'order_state', 'not_made_to_order'],
})

export const noteOrder = endpoint({
  acceptsToken: true,
  ...writing,
  method: 'POST',
  path: '/admin/orders/:id/notes',
  summary: 'Write a note for the team; the buyer never sees it',
  params: IdParams,
  body: z.strictObject({ text: z.string().overwrite(cleanLines).min(1, 'required').max(2000, 'too_long') }),
  response: AdminOrder,
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})
