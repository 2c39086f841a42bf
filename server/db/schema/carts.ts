/** The cart of an account on every device. One row per account, so that a change locks the whole cart. */
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const carts = pgTable('carts', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id),
  lines: jsonb().$type<CartLine[]>().notNull(), // without prices
  later: jsonb().$type<CartLine[]>().notNull(), // saved for later
  merged: text().array().notNull(), // ids of the device carts that were merged most recently
  updated_at: timestampColumn().notNull(),
})
