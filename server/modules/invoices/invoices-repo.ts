import { eq, sql } from 'drizzle-orm'
import { invoices } from '../../db/schema/after-sale.ts'
import type { Queryable } from '../../kernel/db/database.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/**
 * Assigns the next number of the year to an order without one. The row of the year's counter stays locked until the
 * transaction ends, so there are no gaps.
 */
export async function insertInvoice(
  tx: Queryable,
  orderId: number,
  { year, seller, issued_at }: Pick<InvoiceRow, 'year' | 'seller' | 'issued_at'>,
): Promise<void> {
  await tx.execute(sql`
    with counted as (
      insert into invoice_counters (year, last)
      select ${year}::int, 1 where not exists (select from invoices where order_id = ${orderId})
      on conflict (year) do update set last = invoice_counters.last + 1 returning year, last)
    insert into invoices (order_id, year, serial, seller, issued_at)
    select ${orderId}::int, year, last, ${JSON.stringify(seller)}::jsonb, ${issued_at.toISOString()}::timestamptz from counted`)
}

/** Returns undefined while the order has none. */
export async function invoiceOf(db: Queryable, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.order_id, orderId))
  return row
}
