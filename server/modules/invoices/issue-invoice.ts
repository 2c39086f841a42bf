/**
 * Invoice numbers (decisions §4): one per paid order, in sequence and without gaps within a year. The year's counter is held
 * until the payment's transaction ends, so a number is used or was never given.
 */
import { eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import { invoiceCounters, invoices } from '../../db/schema/after-sale.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { siteSettings } from '../settings/site-settings.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The shop's year is that of Rome: an order paid at half past midnight there is of the new year. */
export const yearOf = (at: Date): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', year: 'numeric' }).format(at))

/** `2026/1482`. */
export const invoiceNumber = ({ year, serial }: Pick<InvoiceRow, 'year' | 'serial'>): string =>
  `${year}/${serial}`

/** Does nothing when this order has one. */
export async function issueInvoice(tx: Queryable, orderId: number, now: Date, config: Config): Promise<void> {
  if (await invoiceOf(tx, orderId)) return
  const { company } = await siteSettings(tx, config)
  const year = yearOf(now)
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last })
  if (!counter) throw new Error('the counter of invoices gave no number')
  await tx
    .insert(invoices)
    .values({ order_id: orderId, year, serial: counter.last, seller: company, issued_at: now })
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
