/** What lists filter and sort by, one row per published product. Used by the index in PostgreSQL (decision 0057), otherwise empty. */
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    product_id: integer().primaryKey(),
    category_id: integer().notNull(),
    element: text(),
    audience: integer().notNull(), // one bit per kind of reader who may see the product
    value_ids: integer().array().notNull(), // attribute values of the product and its variants
    in_stock: boolean().notNull(),
    base_price: integer().notNull(), // of the card: of the cheapest variant, including the discount
    reseller_price: integer().notNull(),
    other_price: integer().notNull(),
    base_sale: boolean().notNull(), // a discount is shown
    reseller_sale: boolean().notNull(),
    other_sale: boolean().notNull(),
    position: integer().notNull(),
    published: integer().notNull(), // epoch seconds
  },
  table => [
    index('entries_featured').on(table.position, table.product_id),
    index('entries_newest').on(table.published, table.product_id),
    index('entries_base_price').on(table.base_price, table.product_id),
    index('entries_reseller_price').on(table.reseller_price, table.product_id),
    index('entries_other_price').on(table.other_price, table.product_id),
    index('entries_of_category').on(table.category_id, table.position, table.product_id),
    index('entries_of_value').using('gin', table.value_ids),
  ],
)

/** Up to where `catalogue_changes` was applied to the entries. At most one row. */
export const catalogueEntriesState = pgTable('catalogue_entries_state', {
  snapshot: text().primaryKey(), // of PostgreSQL
  at: doublePrecision().notNull(), // seconds of the database's clock
})
