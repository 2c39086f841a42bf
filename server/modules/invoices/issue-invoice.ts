/**
 * Invoice numbers (decision 0022): one per paid order, in sequence and without gaps within a year. The year's counter
 * is locked until the payment's transaction ends.
 */
import { shopTime } from '@/lib/shop-clock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { type InvoiceRow, insertInvoice } from './invoices-repo.ts'

/** In the shop's time zone: an order paid at half past midnight on 1 January in Rome belongs to the new year. */
const yearOf = (at: Date): number => Number(shopTime(at).slice(0, 4))

/** `2026/1482`. */
export const invoiceNumber = ({ year, serial }: Pick<InvoiceRow, 'year' | 'serial'>): string =>
  `${year}/${serial}`

/** Returns the seller from the current settings. */
export const sellerNow = async (db: Queryable): Promise<InvoiceRow['seller']> =>
  (await shopSettings(db)).company

/** Does nothing when this order has an invoice. */
export async function issueInvoice(
  tx: Queryable,
  orderId: number,
  seller: InvoiceRow['seller'],
  now: Date,
): Promise<void> {
  await insertInvoice(tx, orderId, { year: yearOf(now), seller, issued_at: now })
}
