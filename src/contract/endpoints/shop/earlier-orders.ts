/** Orders that the buyer placed in the shop's former system (decision 0076). Read-only. */
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, pageOf } from '../../envelope.ts'
import { importedOrderStatuses } from '../admin/imported-orders.ts'

export const EarlierOrder = z
  .object({
    id: z.int(),
    number: z.string(), // in the former system
    placed_at: z.string(),
    status: z.enum(importedOrderStatuses),
    currency: z.string(), // ISO code
    shipping: z.int(), // cents, like all amounts
    discount: z.int(),
    refunded: z.int(),
    total: z.int(),
    delivery: z.string(), // address in lines
    lines: z.array(z.object({ sku: z.string(), title: z.string(), quantity: z.int(), unit_price: z.int() })),
  })
  .meta({ id: 'EarlierOrder' })
export type EarlierOrder = z.infer<typeof EarlierOrder>

/** Empty while the email address of the account is not verified, because another person may have ordered with it. */
export const listEarlierOrders = endpoint({
  tag: 'Orders',
  permission: 'authenticated',
  method: 'GET',
  path: '/me/earlier-orders',
  summary:
    'Orders that were imported from another shop with the verified email of this account, newest first',
  query: PageQuery.pick({ page: true, per_page: true }),
  response: pageOf(EarlierOrder),
  problems: ['unauthenticated'],
})
