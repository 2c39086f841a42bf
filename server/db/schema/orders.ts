/**
 * Orders and the money behind them. An order keeps what was sold as it was that day; payments are a ledger of events, stock a
 * ledger of movements, so that nothing is taken or given twice.
 */
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Address, Country } from '../../../src/contract/address.ts'
import type { packRarities } from '../../../src/contract/characters.ts'
import type { PaymentMethodCode } from '../../../src/contract/checkout.ts'
import type { Configuration } from '../../../src/contract/collections.ts'
import type { Locale } from '../../../src/contract/locales.ts'
import type { Currency } from '../../../src/contract/money.ts'
import type { OrderDraft } from '../../../src/contract/order-desk.ts'
import type {
  OrderEventKind,
  orderParcelStatuses,
  orderStatuses,
  ProductionState,
  parcelStatuses,
  paymentStatuses,
} from '../../../src/contract/orders.ts'
import type { Tier } from '../../../src/contract/pricing.ts'
import { users } from './auth.ts'
import { coupons } from './content.ts'

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
type Names = Record<Locale, string>

export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    address: jsonb().$type<Address>().notNull(),
    is_default: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
  },
  table => [index('addresses_of_user').on(table.user_id)],
)

/** `flat`: one price; `weight`: the first step the parcel fits; both free from `free_over` on. */
export const shippingKinds = ['flat', 'weight'] as const

export const shippingMethods = pgTable('shipping_methods', {
  code: text().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  notes: jsonb().$type<Names>().notNull(), // when it arrives
  kind: text().$type<(typeof shippingKinds)[number]>().notNull(),
  price: integer().notNull().default(0),
  steps: jsonb().$type<{ up_to: number; price: number }[]>().notNull().default([]), // grams, ascending
  free_over: integer(), // goods at their prices, in cents
  countries: text().array().$type<Country[]>().notNull().default(sql`'{}'`), // empty = everywhere
  position: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
})

export const paymentMethods = pgTable('payment_methods', {
  code: text().$type<PaymentMethodCode>().primaryKey(),
  names: jsonb().$type<Names>().notNull(),
  notes: jsonb().$type<Names>().notNull(),
  surcharge: integer().notNull().default(0),
  countries: text().array().$type<Country[]>().notNull().default(sql`'{}'`), // of the parcel; empty = everywhere
  holder: text().notNull().default(''), // of the bank account
  iban: text().notNull().default(''),
  position: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
})

export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 })

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique().default(sql`'BA-' || nextval('order_numbers')`),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    locale: text().$type<Locale>().notNull(), // of its letters and its invoice
    tier: text().$type<Tier>().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<(typeof orderStatuses)[number]>().notNull(),
    payment_status: text().$type<(typeof paymentStatuses)[number]>().notNull().default('unpaid'),
    parcel_status: text().$type<(typeof orderParcelStatuses)[number]>().notNull().default('none'),
    subtotal: integer().notNull(),
    shipping: integer().notNull(), // the surcharge of the payment included
    discount: integer().notNull(),
    taxable: integer().notNull(),
    vat: integer().notNull(),
    due: integer().notNull(),
    vat_percent: integer().notNull(),
    coupon_code: text(),
    shipping_method: text(), // code; null = nothing is sent
    shipping_name: text().notNull().default(''),
    payment_method: text().$type<PaymentMethodCode>().notNull(),
    payment_name: text().notNull(),
    shipping_address: jsonb().$type<Address>(),
    billing_address: jsonb().$type<Address>(),
    note: text().notNull().default(''),
    ticket_requested: boolean().notNull().default(false),
    digital_consent_at: moment(),
    expires_at: moment(), // unpaid until then: cancelled
    idempotency_key: text().notNull(),
    request_hash: text().notNull(), // of what was sent with that key
    draft: jsonb().$type<OrderDraft>(), // while the shop still puts it together
    placed_by: integer().references(() => users.id), // who of the shop placed it for the buyer; null = the buyer
    placed_at: moment().notNull(),
  },
  table => [
    index('orders_by_time').on(table.placed_at, table.id),
    index('orders_by_status').on(table.status, table.placed_at),
    unique('order_once').on(table.user_id, table.idempotency_key),
    index('orders_of_user').on(table.user_id, table.placed_at),
    index('orders_expiring').on(table.status, table.expires_at),
    index('order_number_part').using('gin', sql`${table.number} gin_trgm_ops`).with({ fastupdate: false }),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    product_id: integer().notNull(), // kept though the product may go
    variant_ids: integer().array().notNull().default(sql`'{}'`),
    title: text().notNull(),
    choice: text().notNull().default(''),
    sku: text().notNull(),
    picture: text().notNull().default(''),
    quantity: integer().notNull(),
    unit_price: integer().notNull(),
    list_price: integer(), // what the price list says of one piece; null = it was sold at that
    price_reason: text().notNull().default(''), // why it was sold at another
    total: integer().notNull(),
    weight: integer().notNull(), // grams, all pieces
    is_digital: boolean().notNull().default(false),
    pack_rarity: text().$type<(typeof packRarities)[number]>(), // packs granted when paid; null = none
    pack_count: integer().notNull().default(0), // packs per piece
    note_worksheet: text().notNull().default(''),
    note_production: text().notNull().default(''),
    production_state: text().$type<ProductionState>().notNull().default('waiting'),
    configuration: jsonb().$type<Configuration>(), // null: sold as it stands on the shelf
    room_code: text(), // of the room at whose conditions it was sold
  },
  table => [index('lines_of_order').on(table.order_id)],
)

export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<OrderEventKind>().notNull(),
    at: moment().notNull(),
    by_user_id: integer().references(() => users.id), // null = the shop itself
  },
  table => [index('events_of_order').on(table.order_id)],
)

/** What the shop tells itself about an order; the buyer never sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    text: text().notNull(),
    by_user_id: integer()
      .notNull()
      .references(() => users.id),
    at: moment().notNull(),
  },
  table => [index('notes_of_order').on(table.order_id)],
)

/** `returned`: came back with a refund. */
export const stockReasons = ['sold', 'given_back', 'returned'] as const

/** One row per order, stock item, reason and refund: what was sold once is given back once. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    item: text().notNull(), // `product:7` or `variant:12`
    delta: integer().notNull(),
    reason: text().$type<(typeof stockReasons)[number]>().notNull(),
    refund_id: integer().notNull().default(0), // 0 = without one
    at: moment().notNull(),
  },
  table => [unique('stock_moves_once').on(table.order_id, table.item, table.reason, table.refund_id)],
)

export const couponUses = pgTable(
  'coupon_uses',
  {
    coupon_id: integer()
      .notNull()
      .references(() => coupons.id),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    user_id: integer()
      .notNull()
      .references(() => users.id),
  },
  table => [
    primaryKey({ columns: [table.coupon_id, table.order_id] }),
    index('coupon_uses_of_user').on(table.coupon_id, table.user_id),
  ],
)

export const providers = ['test', 'stripe', 'transfer', 'cash'] as const

export const payments = pgTable(
  'payments',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    provider: text().$type<(typeof providers)[number]>().notNull(),
    reference: text().notNull(), // the provider's name of it
    amount: integer().notNull(),
    created_at: moment().notNull(),
  },
  table => [
    unique('payment_reference').on(table.provider, table.reference),
    index('payments_of_order').on(table.order_id),
  ],
)

/** `mismatched`: another sum than the order’s; a person must look at it. `promised`: the test bank will answer by itself. */
export const paymentEventKinds = ['captured', 'failed', 'refunded', 'mismatched', 'promised'] as const

/** What a provider said, each saying once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id),
    kind: text().$type<(typeof paymentEventKinds)[number]>().notNull(),
    amount: integer().notNull(),
    provider_event: text().notNull(), // `captured` for what can happen once, the provider's id otherwise
    at: moment().notNull(),
  },
  table => [uniqueIndex('payment_event_once').on(table.payment_id, table.provider_event)],
)

export const parcels = pgTable(
  'parcels',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    carrier: text().notNull(),
    tracking_code: text().notNull().default(''),
    tracking_url: text(),
    status: text().$type<(typeof parcelStatuses)[number]>().notNull().default('shipped'),
    lines: jsonb().$type<{ line_id: number; quantity: number }[]>().notNull().default([]),
    shipped_at: moment().notNull(),
    delivered_at: moment(),
  },
  table => [index('parcels_of_order').on(table.order_id)],
)
