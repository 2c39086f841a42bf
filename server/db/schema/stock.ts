/** The stock ledger: what changed the stock of a product or variant, and how often. Rows are only inserted. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { StockKey, StockReason } from '@/contract/endpoints/admin/stock-movements.ts'
import type { StocktakeStatus } from '@/contract/endpoints/admin/stocktakes.ts'
import { users } from './auth.ts'
import { orders } from './orders.ts'
import { timestampColumn } from './timestamp-column.ts'

/** A delivery of a supplier. Its items are movements. */
export const stockReceipts = pgTable('stock_receipts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  digest: text().notNull().default(''), // of its items and pieces; empty for older receipts
  request_id: uuid().notNull().unique(), // a repeated request stores one receipt
  supplier: text().notNull().default(''),
  note: text().notNull().default(''), // such as the number of the delivery note
  by_user_id: integer().references(() => users.id),
  received_at: timestampColumn().notNull(),
})

export const stocktakes = pgTable('stocktakes', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  status: text().$type<StocktakeStatus>().notNull().default('open'),
  started_by: integer().references(() => users.id),
  started_at: timestampColumn().notNull(),
  closed_by: integer().references(() => users.id),
  closed_at: timestampColumn(),
})

/** The result of a counted item. */
export const stocktakeCounts = pgTable(
  'stocktake_counts',
  {
    stocktake_id: integer()
      .notNull()
      .references(() => stocktakes.id),
    item: text().$type<StockKey>().notNull(),
    counted: integer().notNull(),
    expected: integer().notNull(), // physical pieces according to the ledger when it was last counted
    counted_by: integer().references(() => users.id),
    counted_at: timestampColumn().notNull(),
    applied: integer(), // change of the stock; null before
  },
  table => [primaryKey({ columns: [table.stocktake_id, table.item] })],
)

/** Each scan and typed count, so that a repeated request counts nothing twice. */
export const stocktakeEntries = pgTable(
  'stocktake_entries',
  {
    stocktake_id: integer()
      .notNull()
      .references(() => stocktakes.id),
    request_id: uuid().notNull(),
    item: text().$type<StockKey>().notNull(),
    pieces: integer().notNull(), // added to the count
    by_user_id: integer().references(() => users.id),
    at: timestampColumn().notNull(),
  },
  table => [primaryKey({ columns: [table.stocktake_id, table.request_id] })],
)

/**
 * The sum of an item's movements equals its stock, or 0 if it is not counted. With a `refund_id` (0 for a sale and its cancellation)
 * an order has one row per item, reason and refund, so that sold stock is returned only once.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer().references(() => orders.id), // null = no order
    item: text().$type<StockKey>().notNull(),
    delta: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    refund_id: integer().default(0), // null = may happen more than once
    at: timestampColumn().notNull(),
    stock_after: integer(), // null = not counted, or older than this column
    by_user_id: integer().references(() => users.id), // null = the buyer or the system
    receipt_id: integer().references(() => stockReceipts.id),
    stocktake_id: integer().references(() => stocktakes.id),
    note: text().notNull().default(''),
  },
  table => [
    unique('stock_moves_once').on(table.order_id, table.item, table.reason, table.refund_id),
    index('movements_of_item').on(table.item, table.id),
    index('movements_of_receipt').on(table.receipt_id).where(sql`${table.receipt_id} is not null`),
    index('movements_without_order').on(table.reason, table.id).where(sql`${table.order_id} is null`),
  ],
)
