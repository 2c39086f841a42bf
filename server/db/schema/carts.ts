/** The cart of an account on every device: one row each, so that whoever changes it locks it whole. */
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CartLine } from '../../../src/contract/endpoints/shop/cart.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const carts = pgTable('carts', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id),
  lines: jsonb().$type<CartLine[]>().notNull(), // no prices
  later: jsonb().$type<CartLine[]>().notNull(), // saved for later
  merged: text().array().notNull(), // carts of devices that are in it already, the last ones
  updated_at: timestampColumn().notNull(),
})
