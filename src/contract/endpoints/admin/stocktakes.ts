/**
 * Stocktakes: several people count at the same time. Each count is stored immediately and compared with the pieces that the ledger
 * expected in physical stock at that moment: available and reserved ones. Applying adds the differences to stock, so that sales since the
 * count are not lost.
 */
import { z } from 'zod'
import { cleanLine } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { IdParams, PageQuery, pageOf } from '../../envelope.ts'
import { mostPieces, StockCode, StockItemRow } from './stock-movements.ts'

const reading = { tag: 'Administration', permission: 'admin:stock:read' } as const
const writing = { tag: 'Administration', permission: 'admin:stock:write' } as const

export const stocktakeStatuses = ['open', 'applied', 'cancelled'] as const
export const StocktakeStatus = z.enum(stocktakeStatuses)
export type StocktakeStatus = z.infer<typeof StocktakeStatus>

export const Stocktake = z
  .object({
    id: z.int(),
    name: z.string(),
    status: StocktakeStatus,
    started_by: z.string().nullable(),
    started_at: z.string(),
    closed_by: z.string().nullable(),
    closed_at: z.string().nullable(),
    counted: z.int(), // items
    differing: z.int(), // items
    surplus: z.int(), // pieces
    missing: z.int(), // pieces
  })
  .meta({ id: 'Stocktake' })
export type Stocktake = z.infer<typeof Stocktake>

export const StocktakeCount = z
  .object({
    id: z.string(), // key of the item
    product_id: z.int().nullable(), // null = deleted
    title: z.string(),
    variant: z.string(),
    sku: z.string(),
    counted: z.int(),
    expected: z.int(), // available and reserved pieces when it was last counted
    counted_by: z.string().nullable(),
    counted_at: z.string(),
    applied: z.int().nullable(), // change of the stock, smaller than the difference if reserved pieces are missing
  })
  .meta({ id: 'StocktakeCount' })
export type StocktakeCount = z.infer<typeof StocktakeCount>

export const listStocktakes = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/stock/stocktakes',
  summary: 'Stocktakes, the newest first',
  query: PageQuery,
  response: pageOf(Stocktake),
  problems: ['unauthenticated', 'forbidden'],
})

export const startStocktake = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/stock/stocktakes',
  summary: 'Start a stocktake',
  body: z.strictObject({ name: z.string().overwrite(cleanLine).min(1, 'required').max(120) }),
  response: Stocktake,
  status: 201,
  problems: ['unauthenticated', 'forbidden'],
})

export const stocktake = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/stock/stocktakes/:id',
  summary: 'A stocktake with its totals',
  params: IdParams,
  response: Stocktake,
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const stocktakeCounts = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/stock/stocktakes/:id/counts',
  summary: 'Counted items, the last counted first',
  params: IdParams,
  query: PageQuery.omit({ sort: true }).extend({ differing: z.stringbool().optional() }),
  response: pageOf(StocktakeCount),
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

export const uncountedItems = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/stock/stocktakes/:id/uncounted',
  summary: 'Items with stock that have no count in this stocktake yet',
  params: IdParams,
  query: PageQuery.omit({ sort: true }),
  response: pageOf(StockItemRow),
  problems: ['unauthenticated', 'forbidden', 'not_found'],
})

/** All counts are stored, or none. `conflict`: another person has counted the item since; `current` is its count. */
export const countStock = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/stock/stocktakes/:id/counts',
  summary: 'Add scanned pieces to counts, or replace counts. A repeated request_id counts once',
  params: IdParams,
  body: z.strictObject({
    counts: z
      .array(
        z
          .strictObject({
            request_id: z.uuid(),
            code: StockCode,
            add: z.int().min(1, 'pieces').max(mostPieces).optional(),
            counted: z.int().min(0, 'not_negative').max(mostPieces).optional(),
            counted_seen: z.int().min(0).max(mostPieces).nullable().optional(), // the count that `counted` replaces; null = none
          })
          .refine(({ add, counted }) => (add === undefined) !== (counted === undefined), 'count_item'),
      )
      .min(1, 'required')
      .max(500),
  }),
  response: z.object({ data: z.array(StocktakeCount) }),
  problems: ['unauthenticated', 'forbidden', 'not_found', 'stocktake_closed', 'conflict'],
})

export const applyStocktake = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/stock/stocktakes/:id/apply',
  summary: 'Add the differences to stock, once, and close the stocktake',
  params: IdParams,
  body: z.strictObject({
    counted: z.int().min(0).max(mostPieces),
    differing: z.int().min(0).max(mostPieces),
  }), // as shown
  response: Stocktake,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'stocktake_closed', 'conflict'],
})

export const cancelStocktake = endpoint({
  ...writing,
  method: 'POST',
  path: '/admin/stock/stocktakes/:id/cancel',
  summary: 'Close a stocktake without a change of stock',
  params: IdParams,
  response: Stocktake,
  problems: ['unauthenticated', 'forbidden', 'not_found', 'stocktake_closed'],
})
