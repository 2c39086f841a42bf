/** Goods received from a supplier, entered by hand, with a scanner, or from a file that the browser reads. */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { mostPieces, StockCode, StockItemRow } from './stock-movements.ts'

export const mostReceivedLines = 500

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
    lines: z
      .array(z.strictObject({ code: StockCode, pieces: z.int().min(1, 'pieces').max(mostPieces) }))
      .min(1, 'required')
      .max(mostReceivedLines),
  }),
  response: z.object({ id: z.int(), data: z.array(StockItemRow) }),
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})
