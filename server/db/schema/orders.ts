/** An order stores what was sold with its data at that time. Payments and stock are ledgers. */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { OrderDraft } from '@/contract/endpoints/admin/order-entry.ts'
import type { packRarities } from '@/contract/endpoints/game/characters.ts'
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { Configuration } from '@/contract/endpoints/shop/collections.ts'
import type {
  OrderDiscount,
  OrderEventKind,
  orderParcelStatuses,
  orderStatuses,
  PaymentFailure,
  PaymentKind,
  ProductionState,
  parcelStatuses,
  paymentStatuses,
} from '@/contract/endpoints/shop/orders.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Currency } from '@/domain/money.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import type { TaxScope } from '@/domain/tax/tax-terms.ts'
import type { OrderTax } from '@/domain/tax/taxed-totals.ts'
import type { WithdrawalException } from '@/domain/withdrawal-exceptions.ts'
import { users } from './auth.ts'
import { coupons } from './content.ts'
import { orderPhones, orderText } from './order-search-text.ts'
import { plainText } from './plain-text.ts'
import { timestampColumn } from './timestamp-column.ts'

export const orderNumbers = pgSequence('order_numbers', { startWith: 1001 })
const isToShip = sql`status in ('confirmed', 'in_production') and parcel_status in ('preparing', 'partly_shipped')
        and payment_status <> 'refunded'`
/** Whether an order is shipped to another country, or without an address invoiced there. */
/** Orders of the lists. An order is inserted as `paying` and updated when it is paid, so that these indexes are written once. */
export const isShown = sql`status not in ('paying', 'abandoned')`

export const isAbroad = sql`coalesce(shipping_address, billing_address)->>'country' <> 'IT'`

/** Conditions of the list of orders, each with an index. */
export const isOfGuest = sql`user_id is null`
export const isOfBusiness = sql`tier <> 'base'`
export const hasNote = sql`note <> ''`

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique().default(sql`'BA-' || nextval('order_numbers')`),
    user_id: integer().references(() => users.id), // null = a guest's order that no account has adopted
    contact_email: text(), // of a guest, also after an account adopts the order; null = placed with an account
    locale: text().$type<Locale>().notNull(), // of its emails and its invoice
    tier: text().$type<Tier>().notNull(),
    currency: text().$type<Currency>().notNull(),
    status: text().$type<(typeof orderStatuses)[number]>().notNull(),
    payment_status: text().$type<(typeof paymentStatuses)[number]>().notNull().default('unpaid'),
    parcel_status: text().$type<(typeof orderParcelStatuses)[number]>().notNull().default('none'),
    subtotal: integer().notNull(),
    shipping: integer().notNull(), // including the surcharge
    surcharge: integer().notNull().default(0), // of the payment method
    discount: integer().notNull(),
    taxable: integer().notNull(),
    vat: integer().notNull(),
    due: integer().notNull(),
    vat_percent: integer().notNull(), // of the specification's formula; with tax by country the rates are in `tax`
    tax: jsonb().$type<OrderTax>(), // null = the specification's formula
    tax_scope: text().$type<TaxScope>(), // null = an order that was placed before decision 0065
    coupon_code: text(),
    discounts: jsonb().$type<OrderDiscount[]>().notNull().default([]), // empty: none, or placed before decision 0077
    shipping_method: text(), // code; null = nothing is shipped
    shipping_name: text().notNull().default(''),
    is_pickup: boolean().notNull().default(false), // collected in the shop
    delivery_from: date({ mode: 'string' }), // promised when placed, or for a transfer when paid; null = no promise
    delivery_to: date({ mode: 'string' }),
    ship_by: date({ mode: 'string' }), // last day to hand the parcel over for the promised window; null = no promise
    payment_method: text().$type<PaymentMethodCode>().notNull(),
    payment_name: text().notNull(),
    shipping_address: jsonb().$type<Address>(),
    billing_address: jsonb().$type<Address>(),
    wants_invoice: boolean().notNull().default(false), // a company gets one without this
    note: text().notNull().default(''),
    ticket_requested: boolean().notNull().default(false),
    address_wish: text().$type<'save' | 'no_room'>(), // request to save the address in the address book; null = none, or done
    digital_consent_at: timestampColumn(),
    legal_version_ids: integer().array().notNull().default(sql`'{}'`), // legal texts in force, which the buyer accepted
    expires_at: timestampColumn(), // cancelled if unpaid by then
    idempotency_key: text().notNull(),
    request_hash: text().notNull(), // hash of the request that was sent with that key
    tags: text().array().notNull().default(sql`'{}'`), // only the shop sees them; sorted by name
    draft: jsonb().$type<OrderDraft>(), // set while an admin prepares the order
    added_to: integer().references((): AnyPgColumn => orders.id, { onDelete: 'set null' }), // the paid order that this one adds items to
    placed_by: integer().references(() => users.id), // the admin who placed it for the buyer; null = the buyer
    placed_at: timestampColumn().notNull(),
    search_text: text().generatedAlwaysAs(sql.raw(plainText(orderText))), // folded, for searches of the administration
  },
  table => [
    index('order_number_start').on(table.number.op('text_pattern_ops')), // beginnings of numbers in searches
    index('orders_by_time').on(table.placed_at, table.id),
    index('orders_by_status').on(table.status, table.placed_at, table.id),
    index('orders_to_prepare').on(table.placed_at).where(isToShip),
    index('orders_to_ship').on(table.ship_by, table.placed_at, table.id).where(isToShip),
    unique('order_once').on(table.user_id, table.idempotency_key),
    uniqueIndex('guest_order_once').on(table.idempotency_key).where(sql`${table.contact_email} is not null`),
    index('orders_to_adopt').on(table.contact_email).where(sql`${table.user_id} is null`),
    index('orders_of_user').on(table.user_id, table.placed_at),
    index('orders_expiring').on(table.status, table.expires_at),
    index('addresses_to_save').on(table.id).where(sql`${table.address_wish} = 'save'`),
    index('orders_unpaid')
      .on(table.user_id)
      .where(
        sql`status in ('paying', 'placed', 'confirmed', 'in_production') and payment_status in ('unpaid', 'pending', 'failed')`,
      ),
    index('orders_added').on(table.added_to).where(sql`${table.added_to} is not null`),
    index('orders_by_due').on(table.due, table.id),
    index('orders_by_payment').on(table.payment_method, table.placed_at, table.id),
    index('orders_abroad').on(table.placed_at, table.id).where(isAbroad),
    index('orders_by_shipping').on(table.shipping_method, table.placed_at, table.id),
    index('orders_of_guests').on(table.placed_at, table.id).where(isOfGuest),
    index('orders_of_businesses').on(table.tier, table.placed_at, table.id).where(isOfBusiness),
    index('orders_with_note').on(table.placed_at, table.id).where(hasNote),
    index('orders_with_tag')
      .using('gin', table.tags)
      .with({ fastupdate: false })
      .where(sql`${table.tags} <> '{}'`),
    index('orders_of_union_consumers').on(table.placed_at).where(sql`${table.tax_scope} = 'union_consumer'`),
    index('order_phone_part')
      .using('gin', sql`(${orderPhones(table)}) gin_trgm_ops`)
      .where(isShown),
    index('order_text_part')
      .using('gin', sql`${table.search_text} gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(isShown),
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
    product_id: integer().notNull(), // stays after the product is deleted
    variant_ids: integer().array().notNull().default(sql`'{}'`),
    title: text().notNull(),
    choice: text().notNull().default(''),
    sku: text().notNull(),
    picture: text().notNull().default(''),
    quantity: integer().notNull(),
    unit_price: integer().notNull(),
    list_price: integer(), // list price of one item; null = it was sold at that price
    price_reason: text().notNull().default(''), // why the price differs
    total: integer().notNull(),
    discount: integer().notNull().default(0), // of this line only; the rest of the order's discount belongs to all lines
    weight: integer().notNull(), // grams, of the whole quantity
    is_digital: boolean().notNull().default(false),
    tax_class: text().$type<TaxClass>().notNull().default('standard'),
    pack_rarity: text().$type<(typeof packRarities)[number]>(), // packs granted after payment; null = none
    pack_count: integer().notNull().default(0), // packs per item
    is_chance: boolean().notNull().default(false), // counts for the spending limits of its buyer
    note_worksheet: text().notNull().default(''),
    note_production: text().notNull().default(''),
    production_state: text().$type<ProductionState>().notNull().default('waiting'),
    configuration: jsonb().$type<Configuration>(), // null: not configured
    is_personalised: boolean().notNull().default(false), // the buyer was informed that there is no right of withdrawal
    withdrawal_exception: text().$type<WithdrawalException>(), // of the product when it was ordered
    room_code: text(), // showroom whose conditions applied
  },
  table => [
    index('lines_of_order').on(table.order_id),
    index('lines_of_product').on(table.product_id),
    index('printed_lines').on(table.picture).where(sql`${table.picture} like '/uploads/previews/%'`),
  ],
)

export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<OrderEventKind>().notNull(),
    at: timestampColumn().notNull(),
    by_user_id: integer().references(() => users.id), // null = the system
  },
  table => [index('events_of_order').on(table.order_id)],
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
    user_id: integer().references(() => users.id), // null = a guest, identified by the order's email
    amount: integer().notNull().default(0), // cents, of items and shipping
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
    reference: text().notNull(), // the provider's id
    amount: integer().notNull(),
    kind: text().$type<PaymentKind | 'other'>(), // null: not reported by the provider
    detail: text().notNull().default(''), // brand and last digits
    created_at: timestampColumn().notNull(),
  },
  table => [
    unique('payment_reference').on(table.provider, table.reference),
    index('payments_of_order').on(table.order_id),
  ],
)

/** `mismatched`: the amount differs from the order’s; an admin must check it. `disputed`: the buyer disputed it at the bank. */
export const paymentEventKinds = [
  'processing',
  'captured',
  'failed',
  'refunded',
  'mismatched',
  'disputed',
] as const

/** Events reported by a payment provider, each stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    payment_id: integer()
      .notNull()
      .references(() => payments.id),
    kind: text().$type<(typeof paymentEventKinds)[number]>().notNull(),
    amount: integer().notNull(),
    reason: text().$type<PaymentFailure>(), // of `failed`
    provider_event: text().notNull(), // `captured` for events that can happen once, otherwise the provider's id
    at: timestampColumn().notNull(),
  },
  table => [
    uniqueIndex('payment_event_once').on(table.payment_id, table.provider_event),
    index('payments_captured_by_day').on(table.at).where(sql`kind = 'captured'`),
  ],
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
    shipped_at: timestampColumn().notNull(),
    delivered_at: timestampColumn(),
  },
  table => [
    index('parcels_of_order').on(table.order_id),
    index('parcel_code_part').using('gin', sql`upper(${table.tracking_code}) gin_trgm_ops`),
  ],
)
