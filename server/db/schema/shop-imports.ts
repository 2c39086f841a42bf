/** What was imported from another shop system, so that a repeated import changes the same records (decision 0075). */
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ImportedOrder } from '@/contract/endpoints/admin/imported-orders.ts'
import type { EarlierOrder } from '@/contract/endpoints/shop/earlier-orders.ts'
import { images } from './content.ts'
import { timestampColumn } from './timestamp-column.ts'

export const importedRecords = pgTable(
  'imported_records',
  {
    source: text().$type<'shopify' | 'woocommerce'>().notNull(),
    record: text().$type<'product' | 'customer'>().notNull(),
    external_id: text().notNull(), // handle or id in the other shop; of a customer our id, because the email identifies it
    record_id: integer().notNull(), // stays after the record is deleted
  },
  table => [
    primaryKey({ columns: [table.source, table.record, table.external_id] }),
    index('imported_records_by_id').on(table.record, table.record_id),
  ],
)

/** Downloaded pictures, so that each address is downloaded once. */
export const importedPictures = pgTable('imported_pictures', {
  source_url: text().primaryKey(),
  image_id: integer()
    .notNull()
    .references(() => images.id, { onDelete: 'cascade' }),
})

/**
 * Orders of another shop, as history only (decision 0076). They are not in `orders`, so stock, takings, invoices, emails and reports
 * cannot contain them.
 */
export const importedOrders = pgTable(
  'imported_orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    source: text().$type<ImportedOrder['source']>().notNull(),
    external_id: text().notNull(), // number in the other shop
    number: text().notNull(),
    email: text().notNull().default(''), // lower case; '' = none
    name: text().notNull().default(''), // of the buyer
    placed_at: timestampColumn().notNull(),
    status: text().$type<ImportedOrder['status']>().notNull(),
    currency: text().notNull(), // ISO code
    shipping: integer().notNull(),
    tax: integer().notNull(),
    discount: integer().notNull(),
    refunded: integer().notNull(),
    total: integer().notNull(),
    payment: text().notNull().default(''),
    note: text().notNull().default(''),
    billing: text().notNull().default(''), // address in lines
    delivery: text().notNull().default(''),
    lines: jsonb().$type<EarlierOrder['lines']>().notNull(),
  },
  table => [
    unique('imported_order_once').on(table.source, table.external_id),
    index('imported_orders_of_email').on(table.email, table.placed_at),
    index('imported_orders_by_time').on(table.placed_at, table.id),
  ],
)
