/** Goods received from a supplier, entered by hand, with a scanner, or from a file that the browser reads. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { PageQuery, pageOf } from '../../envelope.ts'
import { mostPieces, StockCode, StockItemRow } from './stock-movements.ts'

export const mostReceivedLines = 500

export const StockReceipt = z
  .object({
    id: z.int(),
    received_at: z.string(),
    by: z.string().nullable(), // null: an API token without a person
    supplier: z.string(),
    note: z.string(),
    pieces: z.int(), // of all lines
    lines: z.array(
      z.object({
        id: z.string(), // key of the item
        product_id: z.int().nullable(), // null = deleted
        title: z.string(),
        variant: z.string(),
        sku: z.string(),
        pieces: z.int(),
      }),
    ),
  })
  .meta({ id: 'StockReceipt' })
export type StockReceipt = z.infer<typeof StockReceipt>

export const listReceipts = endpoint({
  tag: 'Administration',
  permission: 'admin:stock:read',
  acceptsToken: true,
  method: 'GET',
  path: '/admin/stock/receipts',
  summary: 'Goods received with their lines, the newest first; `search` finds suppliers and notes',
  query: PageQuery.omit({ sort: true }),
  response: pageOf(StockReceipt),
  problems: ['unauthenticated', 'forbidden'],
})

/** Days in which a receipt of the same items and pieces is refused as a repetition. */
export const repeatedReceiptDays = 30

/** All lines are stored, or none. A code may be repeated: its pieces are added. */
export const receiveGoods = endpoint({
  tag: 'Administration',
  permission: 'admin:stock:write',
  acceptsToken: true,
  method: 'POST',
  path: '/admin/stock/receipts',
  summary: 'Add received goods to stock. A repeated request_id adds them once',
  body: z.strictObject({
    request_id: z.uuid(),
    supplier: z.string().overwrite(cleanLine).max(120).default(''),
    note: z.string().overwrite(cleanLine).max(300).default(''),
    is_repeat: z.boolean().default(false), // the same goods arrived again
    lines: z
      .array(z.strictObject({ code: StockCode, pieces: z.int().min(1, 'pieces').max(mostPieces) }))
      .min(1, 'required')
      .max(mostReceivedLines),
  }),
  response: z.object({ id: z.int(), data: z.array(StockItemRow) }),
  status: 201,
  problems: ['unauthenticated', 'forbidden', 'receipt_repeated'],
})
