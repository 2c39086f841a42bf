/** Who wants an email about a cart that was left, and the carts of guests until then (decision 0080). */
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CartLine } from '@/contract/endpoints/shop/cart.ts'
import type { Locale } from '@/contract/locales.ts'
import { users } from './auth.ts'
import { timestampColumn } from './timestamp-column.ts'

export const cartReminders = pgTable(
  'cart_reminders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().unique(), // of a guest, lower case; null = of an account
    user_id: integer()
      .unique()
      .references(() => users.id),
    locale: text().$type<Locale>().notNull(), // of the email
    bag: text(), // random id of the guest's cart
    lines: jsonb().$type<CartLine[]>(), // of a guest; null = none, or of an account, whose cart contains them
    changed_at: timestampColumn().notNull(), // when the guest changed the cart or the account consented
    handled_at: timestampColumn(), // when the email was sent, or found to be unnecessary; once per cart
    stopped_at: timestampColumn(), // withdrawn: no email until the account consents again
  },
  table => [index('cart_reminders_due').on(table.handled_at, table.changed_at)],
)
