/** The address book of an account. */
import { boolean, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Address } from '@/contract/endpoints/account/address.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    address: jsonb().$type<Address>().notNull(),
    is_default: boolean().notNull().default(false),
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [index('addresses_of_user').on(table.user_id)],
)
