/**
 * Customers of the shop: one row per account, and one per email address of guests (decision 0074). Triggers on `users` and `orders`
 * write the rows, so that no way of ordering can miss one. Orders and amounts that a page shows are read from the orders. Lists are
 * sorted by `customer_totals` (decision 0085).
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Address } from '@/contract/endpoints/account/address.ts'
import { users } from './auth.ts'
import { xid8 } from './catalogue-changes.ts'
import { partsOf } from './plain-text.ts'
import { timestampColumn } from './timestamp-column.ts'

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .unique()
      .references(() => users.id), // null = a guest
    email: text().unique(), // of a guest, lower case; null = of an account, whose row contains it
    name: text().notNull().default(''), // of a guest, from the address of the last order
    tags: text().array().notNull().default(sql`'{}'`), // only the shop sees them; sorted by name
    imported_address: jsonb().$type<Address>(), // of another shop (decision 0076); null = none
    created_at: timestampColumn().notNull().defaultNow(),
  },
  table => [
    check('customers_one_kind', sql`(${table.user_id} is null) <> (${table.email} is null)`),
    index('customers_by_time').on(table.created_at, table.id),
    index('customer_guests').on(table.id).where(sql`user_id is null`),
    index('customer_name_part')
      .using('gin', partsOf(table.name))
      .with({ fastupdate: false })
      .where(sql`user_id is null`),
    index('customer_email_part')
      .using('gin', partsOf(table.email))
      .with({ fastupdate: false })
      .where(sql`user_id is null`),
    index('customers_with_tag')
      .using('gin', table.tags)
      .with({ fastupdate: false })
      .where(sql`${table.tags} <> '{}'`),
  ],
)

/** Totals of each customer, for sorting. A trigger inserts the row with the customer, and a job updates it a few seconds after a change. */
export const customerTotals = pgTable(
  'customer_totals',
  {
    customer_id: integer()
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    orders: integer().notNull().default(0), // without cancelled ones
    value: bigint({ mode: 'number' }).notNull().default(0), // cents paid minus cents refunded
    last_order_at: timestampColumn().notNull().default(sql`'-infinity'`), // -infinity = no order
  },
  table => [
    index('customers_by_orders').on(table.orders, table.customer_id),
    index('customers_by_value').on(table.value, table.customer_id),
    index('customers_by_last_order').on(table.last_order_at, table.customer_id),
  ],
)

/** Customers to count again whom no changed order leads to: new guests, and former customers of moved or deleted orders. */
export const customerChanges = pgTable('customer_changes', { customer_id: integer().notNull() })

/** One row: the totals contain all changes of orders by transactions before this one. */
export const customerTotalsState = pgTable(
  'customer_totals_state',
  {
    is_only: boolean().primaryKey().default(true),
    transaction: xid8().notNull(),
  },
  table => [check('customer_totals_state_one_row', sql`${table.is_only}`)],
)

export const customerNotes = pgTable(
  'customer_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    text: text().notNull(), // internal: the customer reads it only in an export of personal data
    by_user_id: integer()
      .notNull()
      .references(() => users.id),
    at: timestampColumn().notNull(),
  },
  table => [index('notes_of_customer').on(table.customer_id)],
)
