/** Orders that were placed in another shop system and imported as history (decision 0076). Read-only. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, pageOf } from '../../envelope.ts'
import { SaleAmount } from '../../sale-amounts.ts'
import { SoughtEmail } from '../account/auth.ts'

export const importedOrderStatuses = ['paid', 'open', 'refunded', 'cancelled'] as const

export const ImportedOrder = z
  .object({
    id: z.int(),
    source: z.enum(['shopify', 'woocommerce']),
    number: z.string(), // in the other shop
    email: z.string(), // '' = none
    name: z.string(), // of the buyer
    placed_at: z.string(),
    status: z.enum(importedOrderStatuses),
    currency: z.string(), // ISO code
    shipping: SaleAmount.nullable(), // cents, like all amounts
    tax: SaleAmount.nullable(),
    discount: SaleAmount.nullable(),
    refunded: SaleAmount.nullable(),
    total: SaleAmount.nullable(),
    payment: z.string(),
    note: z.string(), // of the buyer
    billing: z.string(), // address in lines
    delivery: z.string(),
    lines: z.array(
      z.object({ sku: z.string(), title: z.string(), quantity: z.int(), unit_price: SaleAmount.nullable() }),
    ),
  })
  .meta({ id: 'ImportedOrder' })
export type ImportedOrder = z.infer<typeof ImportedOrder>

export const adminImportedOrders = endpoint({
  tag: 'Administration',
  permission: 'admin:orders:read',
  method: 'GET',
  path: '/admin/imported-orders',
  summary: 'Orders imported from another shop, newest first; `search` matches numbers, names and emails',
  query: PageQuery.extend({
    status: z.enum(importedOrderStatuses).optional(),
    email: SoughtEmail.optional(), // of the buyer
  }),
  response: pageOf(ImportedOrder),
  problems: ['unauthenticated', 'forbidden'],
})
