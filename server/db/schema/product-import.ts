import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ImportResult } from '@/contract/endpoints/admin/product-import.ts'
import { timestampColumn } from './timestamp-column.ts'

/**
 * Article numbers and slugs that the rows of a product import claim. Each key belongs to one line of the file, across all calls.
 * The result of a row is stored with its article number, so that a repeated call returns it. Rows are deleted after a day.
 */
export const importClaims = pgTable(
  'import_claims',
  {
    import_id: uuid().notNull(),
    key: text().notNull(), // `sku:` and the number in lower case, or `slug_it:` and the slug
    line: integer().notNull(),
    result: jsonb().$type<ImportResult>(), // null: the row was not imported
    created_at: timestampColumn().notNull(),
  },
  table => [
    primaryKey({ columns: [table.import_id, table.key] }),
    index('import_claims_age').on(table.created_at),
  ],
)
