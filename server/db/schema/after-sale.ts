/** After a sale: invoices, refunds, returns, support tickets. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { statementStatuses } from '@/contract/endpoints/admin/withdrawals.ts'
import type { returnReasons, returnStatuses, ticketStatuses } from '@/contract/endpoints/shop/after-sale.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Company } from '@/contract/settings.ts'
import { users } from './auth.ts'
import { orders, payments } from './orders.ts'
import { timestampColumn } from './timestamp-column.ts'

interface Pieces {
  line_id: number
  quantity: number
}

/** `sent`: how many of the quantity had been shipped when the statement was received. */
interface WithdrawnLine extends Pieces {
  sent: number
  title: string
  choice: string
}

/** What happened to the quantity; the remaining items were returned. */
interface RefundedLine extends Pieces {
  amount: number
  unsent?: number // items that had not been shipped and will not be
  kept?: number // shipped items that the buyer keeps
  restocked?: boolean // all items except `kept` went back into stock
}

/** The last numbers of a year. The row is locked until the document is stored, so that no number is skipped. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer().primaryKey(),
  last: integer().notNull(),
  last_credit_note: integer().notNull().default(0),
})

/** Numbered PDFs of the version before decision 0060. A job stores each as a sale document of kind `earlier_invoice`. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
    year: integer().notNull(),
    serial: integer().notNull(),
    seller: jsonb().$type<Company>().notNull(), // the seller's data when the invoice was issued
    issued_at: timestampColumn().notNull(),
  },
  table => [unique('invoice_number').on(table.year, table.serial)],
)

/** `waiting`: promised and booked, but not yet accepted by the provider; a job retries with the same key. */
export const refundStatuses = ['waiting', 'done', 'refused'] as const

export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    payment_id: integer().references(() => payments.id), // null = refund of items that cost nothing, without a payment
    key: text().notNull(), // idempotency key: repeating a request creates one refund
    amount: integer().notNull(),
    shipping: integer().notNull().default(0), // cents of the amount
    lines: jsonb().$type<RefundedLine[]>().notNull().default([]),
    reason: text().notNull().default(''),
    is_late: boolean().notNull().default(false), // refund of a payment that arrived after the order was cancelled
    status: text().$type<(typeof refundStatuses)[number]>().notNull().default('waiting'),
    last_error: text(),
    by_user_id: integer().references(() => users.id), // null = the system
    created_at: timestampColumn().notNull(),
    done_at: timestampColumn(),
  },
  table => [
    unique('refund_once').on(table.order_id, table.key),
    index('refunds_by_day').on(table.done_at).where(sql`status = 'done'`),
    index('refunds_waiting').on(table.created_at).where(sql`status = 'waiting'`),
  ],
)

/** Statements of withdrawal as received; their content never changes. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    key: text().notNull(), // repeating a statement stores it once
    lines: jsonb().$type<WithdrawnLine[]>().notNull(),
    is_rewritten: boolean().notNull().default(false), // the unpaid order was replaced by one without these items
    refund: integer().notNull().default(0), // cents refunded immediately
    declared_at: timestampColumn().notNull(),
  },
  table => [unique('withdrawal_once').on(table.order_id, table.key)],
)

/** Statements made without an account or a link. Their order may be unknown. */
export const withdrawalStatements = pgTable(
  'withdrawal_statements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    number: text().notNull(), // of the order, as stated
    email: text().notNull(),
    goods: text().notNull(), // as stated; empty: the whole order
    locale: text().$type<Locale>().notNull(),
    declared_at: timestampColumn().notNull(),
    status: text().$type<(typeof statementStatuses)[number]>().notNull().default('received'),
    order_id: integer().references(() => orders.id), // null: no order has this number and email
    withdrawal_id: integer().references(() => withdrawals.id), // what was recorded
  },
  table => [
    index('statements_by_status').on(table.status, table.id),
    index('statements_of_order').on(table.order_id),
    index('statements_of_email').on(table.email),
  ],
)

export const orderReturns = pgTable(
  'order_returns',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    reason: text().$type<(typeof returnReasons)[number]>().notNull(),
    text: text().notNull().default(''),
    lines: jsonb().$type<Pieces[]>().notNull(),
    status: text().$type<(typeof returnStatuses)[number]>().notNull().default('requested'),
    answer: text().notNull().default(''), // written by the shop
    withdrawal_id: integer().references(() => withdrawals.id), // the return follows from that statement and cannot be refused
    created_at: timestampColumn().notNull(),
    decided_at: timestampColumn(),
  },
  table => [
    index('returns_of_order').on(table.order_id),
    index('returns_open').on(table.order_id).where(sql`status in ('requested', 'approved')`),
  ],
)

/** One conversation per order. */
export const tickets = pgTable(
  'tickets',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .unique()
      .references(() => orders.id),
    user_id: integer().references(() => users.id), // null = a guest
    status: text().$type<(typeof ticketStatuses)[number]>().notNull().default('open'),
    created_at: timestampColumn().notNull(),
    updated_at: timestampColumn().notNull(),
  },
  table => [index('tickets_by_status').on(table.status, table.updated_at)],
)

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ticket_id: integer()
      .notNull()
      .references(() => tickets.id),
    by_user_id: integer().references(() => users.id),
    is_staff: boolean().notNull(),
    text: text().notNull(),
    at: timestampColumn().notNull(),
  },
  table => [index('messages_of_ticket').on(table.ticket_id)],
)

/** A retailer's customers (decision 0012): invited by email address, visible after they have accepted. */
export const retailerCustomers = pgTable(
  'retailer_customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    retailer_id: integer()
      .notNull()
      .references(() => users.id),
    email: text().notNull(), // as invited; no longer shown after acceptance
    token_hash: text().unique(), // null after it was used
    customer_id: integer().references(() => users.id), // null = no reply yet
    note: text().notNull().default(''),
    invited_at: timestampColumn().notNull(),
    accepted_at: timestampColumn(),
  },
  table => [
    unique('invited_once').on(table.retailer_id, table.email),
    unique('customer_once').on(table.retailer_id, table.customer_id),
    index('retailers_of_customer').on(table.customer_id),
  ],
)
