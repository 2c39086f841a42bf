/**
 * Documents of sales and the register of takings (decision 0060). Triggers refuse every change of their rows. A summary may be deleted with
 * the personal data of its buyer, an invoice or credit note after ten years.
 */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Address } from '@/contract/endpoints/account/address.ts'
import type { electronicStates } from '@/contract/endpoints/admin/accounting.ts'
import type { PaymentMethodCode } from '@/contract/endpoints/shop/checkout.ts'
import type { SaleDocumentKind } from '@/contract/endpoints/shop/sale-documents.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Company } from '@/contract/settings.ts'
import type { Currency } from '@/domain/money.ts'
import type { Tier } from '@/domain/pricing.ts'
import type { SoldPart } from '@/domain/tax/refunded-parts.ts'
import type { Natura } from '@/domain/tax/tax-classes.ts'
import { refunds } from './after-sale.ts'
import { orders } from './orders.ts'
import { timestampColumn } from './timestamp-column.ts'

/** Amounts in cents. A row of a credit note is positive. */
export interface DocumentRow {
  kind: 'line' | 'coupon' | 'shipping' | 'surcharge' | 'rest' // `rest`: refunded money that belongs to no line
  is_digital?: boolean // of a line
  part?: number // position in the taxes of the document
  title: string
  detail: string
  quantity: number | null
  unit: number | null // gross, as in the shop
  net: number
  vat: number
  gross: number
}

/** One rate of a document. */
export interface DocumentTax extends SoldPart {
  natura: Natura | null
  is_oss: boolean
  is_service: boolean
}

/** Everything that a document says, in the language of its order. */
export interface DocumentContent {
  locale: Locale
  currency: Currency
  site_name: string
  seller: Company
  buyer: { address: Address | null; email: string | null } // the email only without an address
  order: {
    number: string
    placed_at: string // ISO
    payment_method: PaymentMethodCode
    payment_name: string
    shipping_name: string
    tier: Tier
  }
  rows: DocumentRow[]
  taxes?: DocumentTax[] // missing without tax by country
  corrects: { number: string; issued_at: string } | null // the invoice of a credit note
  credited?: {
    // of a credit note that was issued by hand
    lines: { line_id: number; quantity: number; amount: number }[]
    shipping: number
    reason: string
  }
  without_vat?: { text: string; in_force_since: string }[] // why a rate is 0, with tax by country
  law: { text: string; in_force_since: string }[] // cited provisions in their wording at the date of issue
}

export const saleDocuments = pgTable(
  'sale_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<SaleDocumentKind>().notNull(),
    year: integer(), // of the number; null for a summary
    serial: integer(),
    refund_id: integer().references(() => refunds.id), // of a credit note; null = issued by hand
    issue_key: text(), // idempotency key of a credit note that was issued by hand
    corrects_id: integer().references((): AnyPgColumn => saleDocuments.id), // invoice of a credit note
    vat_percent: integer(), // null = with tax by country; the rates are in `content`
    taxable: integer().notNull(),
    vat: integer().notNull(),
    due: integer().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    issued_at: timestampColumn().notNull(),
  },
  table => [
    uniqueIndex('sale_document_number').on(sql`(${table.kind} = 'credit_note')`, table.year, table.serial),
    uniqueIndex('sale_document_of_order').on(table.order_id).where(sql`${table.kind} <> 'credit_note'`),
    uniqueIndex('credit_note_of_refund').on(table.refund_id),
    uniqueIndex('credit_note_once').on(table.order_id, table.issue_key),
    index('documents_of_order').on(table.order_id),
    index('numbered_documents_by_time').on(table.issued_at, table.id).where(sql`${table.kind} <> 'summary'`),
  ],
)

/** Register of takings (art. 24 DPR 633/1972): sales without an invoice, and their refunds as negative entries. */
export const takings = pgTable(
  'takings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    refund_id: integer().references(() => refunds.id), // null = the sale
    day: date({ mode: 'string' }).notNull(), // in the shop's time zone
    part: integer().notNull().default(0), // position of the rate in the taxes of the order
    country: text().notNull().default('IT'), // whose VAT was charged
    is_oss: boolean().notNull().default(false), // declared in the Union scheme
    is_service: boolean().notNull().default(false), // delivered electronically
    vat_percent: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    taxable: integer().notNull(),
    vat: integer().notNull(),
    due: integer().notNull(),
    at: timestampColumn().notNull(),
  },
  table => [
    uniqueIndex('taking_of_order').on(table.order_id, table.part).where(sql`${table.refund_id} is null`),
    uniqueIndex('taking_of_refund').on(table.refund_id, table.part),
    index('takings_by_day').on(table.day),
    index('takings_of_order').on(table.order_id),
  ],
)

/** Progressive number of transmissions to the exchange system, in base 36 part of the file name, never used twice. */
export const transmissionNumbers = pgSequence('transmission_numbers')

/**
 * Buyers of invoices and credit notes as corrected before their file is accepted. The latest one replaces the buyer of the stored document
 * in file, PDF and list. A trigger refuses changes.
 */
export const buyerCorrections = pgTable(
  'buyer_corrections',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    document_id: integer()
      .notNull()
      .references(() => saleDocuments.id, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    corrected_at: timestampColumn().notNull(),
  },
  table => [index('corrections_of_document').on(table.document_id, table.id)],
)

/** Electronic files of invoices and credit notes. After a refusal a document gets another file with the same number. */
export const electronicInvoices = pgTable(
  'electronic_invoices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    document_id: integer()
      .notNull()
      .references(() => saleDocuments.id, { onDelete: 'cascade' }),
    file_name: text().notNull().unique(),
    xml: text().notNull(),
    state: text().$type<(typeof electronicStates)[number]>().notNull().default('to_send'),
    reason: text().notNull().default(''), // of a refusal, or why the buyer could not be reached
    created_at: timestampColumn().notNull(),
    sent_at: timestampColumn(),
    answered_at: timestampColumn(),
  },
  table => [
    uniqueIndex('electronic_invoice_of_document')
      .on(table.document_id)
      .where(sql`${table.state} <> 'refused'`),
    index('files_of_document').on(table.document_id, table.id),
  ],
)
