/** Changes of placed orders (specification notes §2, orders/{id}), with a preview. */
import { z } from 'zod'
import { mostDue } from '../../../domain/pricing.ts'
import { cleanLines } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams, RowId } from '../../envelope.ts'
import { hideable, SaleAmount } from '../../sale-amounts.ts'
import { Address } from '../account/address.ts'
import { mostCartLines } from '../shop/cart.ts'
import { LineRequest, Quote } from '../shop/checkout.ts'
import { Configuration } from '../shop/collections.ts'
import { mostTags, OrderTag } from './order-list.ts'
import { AdminOrder } from './orders.ts'

const ShownSums = hideable(Quote.shape.totals)
const writing = { tag: 'Administration', permission: 'admin:orders:write' } as const

/** Change of a placed order. Omitted parts stay unchanged. Lines, added products, prices and shipping are possible only while it is unpaid. */
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
  added: z
    .array(
      LineRequest.pick({ product_id: true, variant_ids: true, quantity: true }).extend({
        configuration: Configuration.omit({ design: true }).nullish(), // of a configurator without a print
      }),
    )
    .max(mostCartLines)
    .default([]), // at today's price for the customer; joined to an equal line at the same price
  shipping: z.int().min(0).max(1_000_000).optional(), // cents, including the payment surcharge
  expected_due: z.int().min(0).max(mostDue).optional(), // as previewed; another total is refused
})
export type OrderEdit = z.infer<typeof OrderEdit>

/** Why a product cannot be added to a placed order. */
const additionProblems = [
  'line_gone',
  'line_choice',
  'configuration', // of a configurator: missing, incomplete or not available
  'configurable', // only the shop can place the print
  'no_delivery', // the order contains nothing that is shipped
  'tax_rate_missing',
  'chance_country',
  'chance_account',
  'chance_minor',
] as const

const editProblems = [
  'not_enough_stock',
  'price_reason',
  'paid',
  'empty',
  'sent',
  'too_large',
  'too_heavy', // for the shipping method of the order
  'refused', // a product cannot be added
  'country',
] as const

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
    added: z.array(
      z.object({
        product_id: z.int(),
        title: z.string(), // with the variant
        quantity: z.int(),
        unit_price: SaleAmount.nullable(),
      }),
    ), // new lines
    refused: z.array(
      z.object({
        at: z.int(), // index in `added`
        code: z.enum(additionProblems),
      }),
    ),
    stock: z.array(
      z.object({
        title: z.string(),
        pieces: z.int(), // below 0: taken from stock; above 0: put back
        left: z.int().nullable(), // stock, if less than requested; otherwise null
      }),
    ),
    parts: z.array(z.enum(['shipping_address', 'billing_address', 'note'])), // changed parts
    problems: z.array(z.enum(editProblems)),
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
  problems: [...editRefusals, 'order_refused', 'sold_out', 'total_changed', 'unavailable'],
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
