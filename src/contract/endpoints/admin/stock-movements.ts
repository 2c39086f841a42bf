/** The items that have stock (variants, and products without variants) and the movements that changed it (decision 0078). */
import { z } from 'zod'
import { cleanCode } from '../../../lib/clean-text.ts'
import { endpoint } from '../../endpoint.ts'
import { decimal, LongPageQuery, PageQuery, pageOf } from '../../envelope.ts'

const reading = { tag: 'Administration', permission: 'admin:stock:read' } as const

export const stockReasons = [
  'opening', // stock of a new item, or when the ledger was introduced
  'sold',
  'edited', // an order was changed after it was placed
  'withdrawn',
  'given_back', // an order was cancelled or expired
  'returned',
  'retaken', // a refund was refused after its pieces had been returned to stock
  'received',
  'corrected',
  'imported',
  'counted', // difference of a stocktake
] as const
export const StockReason = z.enum(stockReasons)
export type StockReason = z.infer<typeof StockReason>

/** `product:7`, or `variant:12` for a product with variants. */
export type StockKey = `${'product' | 'variant'}:${number}`
export const StockKey = z.string().regex(/^(product|variant):[1-9]\d{0,8}$/)

/** An article number or a GTIN, typed or scanned. */
export const StockCode = z.string().overwrite(cleanCode).min(1, 'required').max(60)

export const mostPieces = 1_000_000

export const StockItemRow = z
  .object({
    id: z.string(), // its `StockKey`
    product_id: z.int(),
    title: z.string(),
    variant: z.string(), // empty: the product has no variants
    sku: z.string(),
    gtin: z.string(),
    picture: z.string(),
    stock_quantity: z.int().nullable(), // available; null = not counted
    reserved: z.int(), // sold and not shipped yet
    restock_at: z.int(),
    restock_from: z.enum(['variant', 'product', 'shop']), // where the threshold is set
  })
  .meta({ id: 'StockItemRow' })
export type StockItemRow = z.infer<typeof StockItemRow>

/** `short`: published and at its threshold or below, `out`: none left, `reserved`: with pieces to be shipped. */
export const stockLists = ['short', 'out', 'reserved'] as const

export const stockItems = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/stock/items',
  summary: 'Available and reserved pieces of each variant, and of each product without variants',
  query: PageQuery.extend({
    list: z.enum(stockLists).optional(),
    product_id: decimal(1).optional(),
    item: StockKey.optional(),
  }),
  response: pageOf(StockItemRow),
  problems: ['unauthenticated', 'forbidden'],
})

/** Compares upper and lower case as equal. `item` is null for an unknown code, and for one of several items. */
export const findByCode = endpoint({
  ...reading,
  changesNothing: true,
  method: 'POST',
  path: '/admin/stock/lookups',
  summary: 'Items with these article numbers or GTINs. Changes nothing',
  body: z.strictObject({ codes: z.array(StockCode).min(1).max(500) }),
  response: z.object({ data: z.array(z.object({ code: z.string(), item: StockItemRow.nullable() })) }),
  problems: ['unauthenticated', 'forbidden'],
})

export const StockMovement = z
  .object({
    id: z.int(),
    at: z.string(),
    item: z.string(),
    product_id: z.int().nullable(), // null = deleted
    title: z.string(),
    variant: z.string(),
    sku: z.string(),
    reason: StockReason,
    pieces: z.int(),
    stock_after: z.int().nullable(), // null = not recorded, or no longer counted
    order: z.object({ id: z.int(), number: z.string() }).nullable(),
    stocktake_id: z.int().nullable(),
    by: z.string().nullable(), // name of the person; null = the buyer or the system
    supplier: z.string(),
    note: z.string(),
  })
  .meta({ id: 'StockMovement' })
export type StockMovement = z.infer<typeof StockMovement>

export const stockMovements = endpoint({
  ...reading,
  acceptsToken: true,
  method: 'GET',
  path: '/admin/stock/movements',
  summary: 'Movements of stock, the newest first',
  query: LongPageQuery.omit({ sort: true }).extend({
    item: StockKey.optional(),
    reason: StockReason.optional(),
    from: z.iso.date('date').optional(), // days in Rome, inclusive
    to: z.iso.date('date').optional(),
    before: decimal(1).optional(), // id of a movement: only older ones
  }),
  response: pageOf(StockMovement),
  problems: ['unauthenticated', 'forbidden'],
})

export const checkStock = endpoint({
  ...reading,
  method: 'GET',
  path: '/admin/stock/check',
  summary: 'Items whose stock differs from the sum of their movements; none if the ledger is complete',
  response: z.object({
    items: z.int(), // compared
    deviations: z.array(z.object({ item: z.string(), sku: z.string(), stock: z.int(), movements: z.int() })), // at most 100
  }),
  problems: ['unauthenticated', 'forbidden'],
})
