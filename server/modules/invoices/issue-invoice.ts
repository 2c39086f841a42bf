/**
 * Invoice numbers (decision 0022): one per paid order, in sequence and without gaps within a year. The year's counter is held
 * until the payment's transaction ends, so a number is used or was never given.
 */
import { shopTime } from '../../../src/lib/shop-clock.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { shopSettings } from '../settings/site-settings.ts'
import { type InvoiceRow, insertInvoice } from './invoices-repo.ts'

/** By the shop's clock: an order paid at half past midnight in Rome is of the new year. */
const yearOf = (at: Date): number => Number(shopTime(at).slice(0, 4))

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
  await insertInvoice(tx, orderId, { year: yearOf(now), seller, issued_at: now })
}
