/** Actions of the shop on orders: received payments, parcels, refunds. A rejected request changes nothing. */
import { z } from 'zod'
import { isWebAddress, webAddress } from '../../../domain/copied-codes.ts'
import { cleanCode, cleanLine, cleanLines } from '../../../lib/clean-text.ts'
import { endpoint, type ResponseOf } from '../../endpoint.ts'
import { decimal, IdParams } from '../../envelope.ts'
import { Role } from '../../permissions.ts'
import { hideable, SaleAmount, SaleText } from '../../sale-amounts.ts'
import { CardType } from '../game/characters.ts'
import { OrderReturn, Pieces } from '../shop/after-sale.ts'
import {
  Order,
  OrderLine,
  orderEventKinds,
  orderStatuses,
  parcelStatuses,
  paymentFailures,
  productionStates,
} from '../shop/orders.ts'
import { Buyer, mostTags, OrderTag } from './order-list.ts'
import { OrderPrint } from './order-print.ts'
import { VatCheckOfSale } from './vat-check-of-sale.ts'

const handlingMoney = { tag: 'Administration', permission: 'admin:money:write' } as const
const reading = { tag: 'Administration', permission: 'admin:orders:read', acceptsToken: true } as const
const shipping = { tag: 'Administration', permission: 'admin:orders:ship', acceptsToken: true } as const
const refused = ['unauthenticated', 'forbidden', 'not_found', 'order_state'] as const

const Person = z.object({ id: z.int(), name: z.string() })

const LinkedOrder = z.object({ id: z.int(), number: z.string(), status: z.enum(orderStatuses) })

/** Amounts are null for a caller without `admin:money:read`. */
export const AdminOrder = hideable(
  Order.extend({
    id: z.int(),
    buyer: Buyer.extend({
      role: Role.nullable(), // null = a guest
      picture: z.string().nullable(),
      orders: z.int(), // active orders, including this one
      customer_id: z.int().nullable(), // of `GET /admin/customers`; null while an order is only being paid
      spent: SaleAmount, // cents paid minus cents refunded
    }),
    tier: z.enum(['base', 'reseller', 'other']),
    placed_by: Person.nullable(), // the admin who placed it; null = the buyer
    lines: z.array(
      OrderLine.extend({
        sold_as: z.string().nullable(), // the text the buyer saw, if it differs from the reader's language
        element: CardType.nullable(), // colours the background of its picture
        list_price: SaleAmount.nullable(), // per piece; null = equal to the price sold at
        price_reason: z.string(),
        production_state: z.enum(productionStates),
        room_code: z.string().nullable(), // the room whose conditions applied
        sent: z.int(), // shipped pieces
        to_ship: z.int(), // pieces still to be shipped
        prints: z.array(OrderPrint), // of printed items
      }),
    ),
    timeline: z.array(z.object({ kind: z.enum(orderEventKinds), at: z.string(), by: z.string().nullable() })),
    ledger: z.array(
      z.object({
        id: z.int(),
        provider: z.string(),
        reference: z.string(),
        kind: z.enum(['opened', 'processing', 'captured', 'failed', 'refunded', 'mismatched', 'disputed']),
        reason: z.enum(paymentFailures).nullable(), // of `failed`
        amount: SaleAmount,
        at: z.string(),
      }),
    ), // oldest first
    notes: z.array(z.object({ id: z.int(), text: z.string(), by: z.string(), at: z.string() })), // newest first
    mails: z.array(
      z.object({
        id: z.int(),
        letter: z.string(),
        subject: SaleText,
        status: z.enum(['waiting', 'sent', 'failed']),
        at: z.string(),
        can_resend: z.boolean(),
      }),
    ),
    ticket_id: z.int().nullable(),
    tags: z.array(z.string()),
    linked_orders: z.array(LinkedOrder), // the order that it adds items to, and those that add items to it, also drafts; oldest first
    can_add: z.boolean(), // a second order for more items is possible
    can_edit: z.boolean(), // nothing has been shipped
    can_edit_lines: z.boolean(), // also unpaid; the edit ends a started card payment
    version: z.string(), // version of the editable part
    last_carrier: z.string(), // of the most recent parcel of any order; '' = none
    returns: z.array(OrderReturn),
    refunds: z.array(
      z.object({
        id: z.int(),
        amount: SaleAmount,
        reason: z.string(),
        lines: z.array(
          Pieces.extend({
            unsent: z.int(), // pieces that were not shipped and will not be
            kept: z.int(), // shipped pieces that the buyer keeps; the others were returned
            is_restocked: z.boolean().nullable(), // null = not recorded, or moved by a withdrawal or a cancellation
          }),
        ),
        status: z.enum(['waiting', 'done', 'refused']),
        last_error: z.string().nullable(),
        created_at: z.string(),
      }),
    ),
    may_become: z.array(z.enum(orderStatuses)), // what `changeOrder` accepts now
    vat_check: VatCheckOfSale.nullable(), // of a business in another member state, with tax by country
  }),
).meta({ id: 'AdminOrder' })
export type AdminOrder = z.infer<typeof AdminOrder>

export const adminOrder = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/orders/:id',
  summary: 'One order with everything that hangs on it',
  params: IdParams,
  response: AdminOrder,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** Tags of the order that are not named stay, so that two people can change them at the same time. */
export const tagOrder = endpoint({
  tag: 'Administration',
  permission: 'admin:orders:write',
  method: 'POST',
  path: '/admin/orders/:id/tags',
  summary: 'Add and remove tags of an order',
  params: IdParams,
  body: z.strictObject({
    add: z.array(OrderTag).max(mostTags).default([]),
    remove: z.array(OrderTag).max(mostTags).default([]),
  }),
  response: AdminOrder,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'too_many'],
})

/** Emails whose link gives access. Their data is not stored, and only the customer can request a new one. */
export const accessLinkEmails: readonly string[] = ['order-link', 'document-link', 'order-save', 'order-data']

/** Only an email whose data is still stored: for 90 days, and never one of `accessLinkEmails`. */
export const resendEmail = endpoint({
  tag: 'Administration',
  permission: 'admin:orders:write',
  method: 'POST',
  path: '/admin/orders/:id/emails/:email_id/resend',
  summary: 'Send an email of the order again to the buyer’s present address',
  params: IdParams.extend({ email_id: decimal(1) }),
  response: AdminOrder,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'conflict', 'email_gone'],
})

export const linkToPrint = endpoint({
  ...shipping,
  method: 'POST',
  path: '/admin/prints/:id/link',
  summary: 'A link to the print file of one side that opens for sixty seconds',
  changesNothing: true,
  params: IdParams,
  response: z.object({ url: z.string() }),
  problems: refused,
})

/** Rejected with `order_state` if the print has not failed. */
export const retryPrint = endpoint({
  ...shipping,
  method: 'POST',
  path: '/admin/prints/:id/retry',
  summary: 'Draw a print file again whose tries have all failed',
  params: IdParams,
  response: AdminOrder,
  problems: refused,
})

export const changeOrder = endpoint({
  ...shipping,
  method: 'POST',
  path: '/admin/orders/:id/status',
  summary: 'Move an order on: into production, completed, cancelled (what was paid goes back)',
  params: IdParams,
  body: z.strictObject({ status: z.enum(['in_production', 'completed', 'cancelled']) }),
  response: AdminOrder,
  problems: [...refused, 'not_made_to_order'],
})

export const recordPayment = endpoint({
  ...handlingMoney,
  method: 'POST',
  path: '/admin/orders/:id/payments',
  summary: 'Money that came by transfer or to the courier, in full',
  params: IdParams,
  body: z.strictObject({ amount: z.int().min(1) }),
  response: AdminOrder,
  problems: refused,
})

/** `sent` is the part of the quantity that was shipped. Without it, unshipped pieces are refunded first. */
const RefundLine = Pieces.extend({ sent: z.int().min(0).max(9999).optional() })
const RefundWish = z.strictObject({
  lines: z.array(RefundLine).max(100).default([]),
  shipping: z.boolean().default(false), // the remaining shipping costs
})

export const previewRefund = endpoint({
  ...handlingMoney,
  method: 'POST',
  path: '/admin/orders/:id/refunds/preview',
  summary: 'What a refund of these pieces and of the shipping would give back; nothing is written',
  changesNothing: true,
  params: IdParams,
  body: RefundWish,
  response: z.object({
    lines: z.array(Pieces.extend({ amount: z.int() })),
    shipping: z.int(),
    amount: z.int(), // in total, at most the remaining amount
    left: z.object({
      amount: z.int(), // of the payment; maximum of a free amount
      shipping: z.int(),
      lines: z.array(Pieces.extend({ quantity: z.int() })), // pieces not yet refunded
    }),
  }),
  problems: [...refused, 'not_refundable'],
})
export type RefundPreview = ResponseOf<typeof previewRefund>

export const refundOrder = endpoint({
  ...handlingMoney,
  method: 'POST',
  path: '/admin/orders/:id/refunds',
  summary: 'Refund pieces, the shipping or an amount; pieces that were not shipped leave the order',
  params: IdParams,
  body: RefundWish.extend({
    amount: z.int().min(0).max(1_000_000_000).optional(), // instead of the value of pieces and shipping; 0 refunds pieces without money
    restock: z.boolean().default(false), // unshipped and returned pieces go back into stock
    goods: z.enum(['returned', 'kept']).optional(), // what happened to shipped pieces; by default, restocked pieces were returned
    reason: z.string().overwrite(cleanLines).max(500).default(''),
  }),
  response: AdminOrder,
  problems: [...refused, 'idempotency_key', 'pack_already_opened', 'not_refundable', 'validation'],
})

/** An address as typed or pasted. Without a scheme, `https` is added. Empty means none. */
const TrackingPage = z
  .string()
  .overwrite(webAddress)
  .max(500)
  .refine(address => address === '' || isWebAddress(address), 'address')
  .transform(address => address || null)

export const sendParcel = endpoint({
  ...shipping,
  method: 'POST',
  path: '/admin/orders/:id/parcels',
  summary: 'Ship a parcel, or have it ready in the shop; without lines it holds all that was not sent yet',
  params: IdParams,
  body: z.strictObject({
    carrier: z.string().overwrite(cleanLine).max(80).default(''), // required unless the order is collected in the shop
    tracking_code: z.string().overwrite(cleanCode).max(80).default(''),
    tracking_url: TrackingPage.nullable().default(null),
    lines: z.array(Pieces).max(100).default([]),
  }),
  response: AdminOrder,
  problems: [...refused, 'not_to_ship', 'already_shipped', 'validation'],
})

export const changeParcel = endpoint({
  ...shipping,
  method: 'PATCH',
  path: '/admin/parcels/:id',
  summary: 'A parcel has arrived or came back, or its carrier, code or tracking page is corrected',
  params: IdParams,
  body: z.strictObject({
    status: z.enum(parcelStatuses).optional(),
    carrier: z.string().overwrite(cleanLine).max(80).optional(),
    tracking_code: z.string().overwrite(cleanCode).max(80).optional(),
    tracking_url: TrackingPage.nullable().optional(),
    notify_customer: z.boolean().default(false), // sends `order-shipped` again, only for a parcel on its way
  }),
  response: AdminOrder,
  problems: refused,
})

/**
 * For a parcel that was recorded by mistake: its items are to be shipped again. Sends no email. Rejected with
 * `order_state` once the parcel was delivered or returned, the order was completed, cancelled or wholly refunded, or its
 * items were refunded, withdrawn or announced as a return.
 */
export const undoParcel = endpoint({
  ...shipping,
  method: 'DELETE',
  path: '/admin/parcels/:id',
  summary: 'Undo a parcel that was not shipped; its items are to be shipped again',
  params: IdParams,
  response: AdminOrder,
  problems: refused,
})
