/** Spending limits and declared ages of buyers of chance goods (decision 0064). No row: no limit and no declaration. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { DeclaredAge } from '@/contract/endpoints/shop/chance-limits.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const chanceBuyers = pgTable('chance_buyers', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id),
  age: text().$type<DeclaredAge>(),
  age_declared_at: timestampColumn(),
  day_amount: integer(), // cents; null: no limit
  day_next: integer(), // replaces `day_amount` at `day_next_from`
  day_next_from: timestampColumn(), // null: no change is waiting
  month_amount: integer(),
  month_next: integer(),
  month_next_from: timestampColumn(),
})
