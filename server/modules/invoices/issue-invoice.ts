/**
 * Invoice numbers (decisions §4): one per paid order, in sequence and without gaps within a year. The year's counter is held
 * until the payment's transaction ends, so a number is used or was never given.
 */
import { eq, inArray, sql } from 'drizzle-orm'
import { shopTime } from '../../../src/contract/shop-clock.ts'
import { invoices } from '../../db/schema/after-sale.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { shopSettings } from '../settings/site-settings.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** By the shop's clock: an order paid at half past midnight in Rome is of the new year. */
export const yearOf = (at: Date): number => Number(shopTime(at).slice(0, 4))

/** `2026/1482`. */
export const invoiceNumber = ({ year, serial }: Pick<InvoiceRow, 'year' | 'serial'>): string =>
  `${year}/${serial}`

/** Who sells, as the settings say now. */
export const sellerNow = async (db: Queryable): Promise<InvoiceRow['seller']> =>
  (await shopSettings(db)).company

/** Does nothing, and counts nothing, when this order has one. */
export async function issueInvoice(
  tx: Queryable,
  orderId: number,
  seller: InvoiceRow['seller'],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with counted as (
      insert into invoice_counters (year, last)
      select ${yearOf(now)}::int, 1 where not exists (select from invoices where order_id = ${orderId})
      on conflict (year) do update set last = invoice_counters.last + 1 returning year, last)
    insert into invoices (order_id, year, serial, seller, issued_at)
    select ${orderId}::int, year, last, ${JSON.stringify(seller)}::jsonb, ${now.toISOString()}::timestamptz from counted`)
}

export async function invoiceOf(db: Queryable, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.order_id, orderId))
  return row
}

export const invoicesOf = (db: Queryable, orderIds: readonly number[]): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(inArray(invoices.order_id, [...orderIds]))
