/** Stock by article number, for programs of a warehouse (decision 0071). */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'

const most = 1_000_000
const amount = z.int().min(0).max(most)

/** Either a difference, or a new amount with the amount that it is based on. Later sales are subtracted from the new amount. */
const StockItem = z
  .strictObject({
    sku: z.string().overwrite(cleanLine).min(1, 'required').max(60),
    change: z.int().min(-most).max(most).optional(),
    stock_quantity: amount.optional(),
    stock_seen: amount.optional(),
    note: z.string().overwrite(cleanLine).max(300).default(''), // shown in the list of movements
  })
  .refine(
    ({ change, stock_quantity }) => (change === undefined) !== (stock_quantity === undefined),
    'stock_item',
  )
  .refine(({ stock_quantity, stock_seen }) => (stock_quantity === undefined) === (stock_seen === undefined), {
    error: 'required',
    path: ['stock_seen'],
  })
export type StockItem = z.infer<typeof StockItem>

/** All items are changed, or none. `stock_quantity` of the response is the stored amount. */
export const changeStock = endpoint({
  tag: 'Integrations',
  permission: 'admin:stock:write',
  acceptsToken: true,
  method: 'PATCH',
  path: '/admin/stock',
  summary: 'Change the stock of products and variants by their article numbers',
  body: z.strictObject({ items: z.array(StockItem).min(1, 'required').max(200) }),
  response: z.object({ data: z.array(z.object({ sku: z.string(), stock_quantity: z.int() })) }),
  problems: ['unauthenticated', 'forbidden'],
})
