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
import { hideable, SaleAmount } from '../../sale-amounts.ts'
import { Address, Country, SavedAddress } from '../account/address.ts'
import { LineRequest, PaymentMethodCode, Quote } from '../shop/checkout.ts'
import { productionStates } from '../shop/orders.ts'
import { mostTags, OrderTag } from './order-list.ts'
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

const ShownSums = hideable(Quote.shape.totals)

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

/** Change of a placed order. Omitted parts stay unchanged. Lines, prices and shipping can change only while it is unpaid. */
export const OrderEdit = z.strictObject({
  version: z.string(),
  shipping_address: Address.optional(),
  billing_address: Address.optional(),
  note: z.string().overwrite(cleanLines).max(1000).optional(),
  lines: z
    .array(
      z.strictObject({
        id: RowId,
        quantity: z.int({ error: 'quantity' }).min(0, 'quantity').max(9999, 'quantity'), // 0 removes the line
        unit_price: z.int().min(0).max(100_000_000).optional(),
        price_reason: z.string().overwrite(cleanLines).max(200).default(''),
      }),
    )
    .max(100)
    .default([]),
  shipping: z.int().min(0).max(1_000_000).optional(), // cents, including the payment surcharge
})
export type OrderEdit = z.infer<typeof OrderEdit>

export const EditPreview = z
  .object({
    before: ShownSums,
    after: ShownSums,
    lines: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        quantity: z.object({ from: z.int(), to: z.int() }),
        unit_price: z.object({ from: SaleAmount.nullable(), to: SaleAmount.nullable() }),
      }),
    ), // changed lines
    stock: z.array(
      z.object({
        title: z.string(),
        pieces: z.int(), // below 0: taken from stock; above 0: put back
        left: z.int().nullable(), // stock, if less than requested; otherwise null
      }),
    ),
    parts: z.array(z.enum(['shipping_address', 'billing_address', 'note'])), // changed parts
    problems: z.array(
      z.enum(['not_enough_stock', 'price_reason', 'paid', 'empty', 'sent', 'too_large', 'country']),
    ),
  })
  .meta({ id: 'EditPreview' })
export type EditPreview = z.infer<typeof EditPreview>

/** Address and note need `admin:orders:write`; lines and shipping costs also need `admin:money:write`. */
const editing = { ...writing, params: IdParams, body: OrderEdit } as const
const editRefusals = ['unauthenticated', 'forbidden', 'not_found', 'order_state', 'conflict'] as const

export const previewEdit = endpoint({
  ...editing,
  changesNothing: true,
  method: 'POST',
  path: '/admin/orders/:id/edit/preview',
  leavesShared: true,
  summary: 'What a change of a placed order would do; changes nothing',
  response: EditPreview,
  problems: editRefusals,
})

export const applyEdit = endpoint({
  ...editing,
  method: 'POST',
  path: '/admin/orders/:id/edit',
  summary: 'Change a placed order as the preview showed',
  response: AdminOrder,
  problems: [...editRefusals, 'order_refused', 'sold_out'],
})

/**
 * Parts of an order that move no money, for programs. `version` is that of the order read before; another one is refused with `conflict` and
 * the order as it is under `current`. It is not required for tags, which are added and removed. Tracking: `PATCH /admin/parcels/:id`.
 */
export const patchOrder = endpoint({
  ...writing,
  acceptsToken: true,
  method: 'PATCH',
  path: '/admin/orders/:id',
  summary: 'Change addresses, the buyer’s note or tags of an order; all parts are changed, or none',
  params: IdParams,
  body: z
    .strictObject({
      version: z.string().min(1, 'required').max(40).optional(),
      ...OrderEdit.pick({ shipping_address: true, billing_address: true, note: true }).shape,
      add_tags: z.array(OrderTag).max(mostTags).default([]),
      remove_tags: z.array(OrderTag).max(mostTags).default([]),
    })
    .refine(
      ({ version, shipping_address, billing_address, note }) =>
        version !== undefined || [shipping_address, billing_address, note].every(part => part === undefined),
      { error: 'required', path: ['version'] },
    ),
  response: AdminOrder,
  problems: [...editRefusals, 'order_refused', 'too_many'],
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
