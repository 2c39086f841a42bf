/** Codes printed in paper packs. Only their hashes are stored, so the table cannot be used to redeem codes. */
import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { products } from './catalog.ts'
import { packTypes, userPacks } from './game.ts'
import { timestampColumn } from './timestamp-column.ts'

export const packCodeBatches = pgTable('pack_code_batches', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  label: text().notNull(),
  pack_type_id: integer()
    .notNull()
    .references(() => packTypes.id),
  product_id: integer().references(() => products.id, { onDelete: 'set null' }), // product that contains the codes, if it is set
  created_by: integer().references(() => users.id),
  created_at: timestampColumn().notNull(),
  voided_at: timestampColumn(), // when the unredeemed codes became invalid
})

export const packCodes = pgTable(
  'pack_codes',
  {
    code_hash: text().primaryKey(), // SHA-256 of the code as printed; 75 random bits need no salt
    batch_id: integer()
      .notNull()
      .references(() => packCodeBatches.id),
    serial: integer().notNull(), // from 1, printed next to the code
    redeemed_at: timestampColumn(),
    redeemed_by: integer().references(() => users.id),
    pack_id: text().references(() => userPacks.id),
  },
  table => [unique('code_serial').on(table.batch_id, table.serial)],
)

/** Wrong codes of one account within a time window. */
export const packCodeTries = pgTable('pack_code_tries', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id),
  tries: integer().notNull(),
  window_ends_at: timestampColumn().notNull(),
})
