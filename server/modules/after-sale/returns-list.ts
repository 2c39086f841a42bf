/** The administration's list of returns: open ones first. The value of a return is what a refund would give. */
import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { adminReturns, ReturnRow } from '@/contract/endpoints/admin/after-sale.ts'
import type { Locale } from '@/contract/locales.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { pageMeta } from '../../kernel/db/paging.ts'
import { versionOf } from '../../kernel/records/record-version.ts'
import { linesOf, type OrderLineRow, type OrderRow, orderById } from '../orders/orders-repo.ts'
import { isRefundable } from '../orders/refund/book-refund.ts'
import { type EarlierRefund, refundPlan, returnWish } from '../orders/refund/refund-plan.ts'
import { refundsOf } from '../orders/refund/refunds-repo.ts'
import { inShopWords } from '../orders/view/shop-words.ts'
import {
  countFoundReturns,
  countReturns,
  pageOfReturns,
  type StoredReturn,
  storedReturn,
} from './return-list-repo.ts'

/** A changed reply changes the version. */
export const returnVersion = ({ status, answer }: Pick<ReturnRow, 'status' | 'answer'>): string =>
  versionOf({ status, answer })

/** Returns the share of the payment: before any refund, and the part that can still be refunded. */
async function sumsOf(
  db: Queryable,
  row: StoredReturn,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<Pick<ReturnRow, 'worth' | 'refundable' | 'can_refund'>> {
  const planAfter = (earlier: readonly EarlierRefund[]) =>
    refundPlan(order, lines, earlier, returnWish(row, lines, earlier))
  const plan = (await isRefundable(db, order)) ? planAfter(await refundsOf(db, order.id)) : undefined
  return {
    worth: planAfter([])?.amount ?? 0,
    refundable: plan?.amount ?? 0,
    can_refund: plan !== undefined,
  }
}

async function viewOf(db: Queryable, row: StoredReturn, locale: Locale): Promise<ReturnRow> {
  const order = await orderById(db, row.order_id)
  const lines = await linesOf(db, [row.order_id])
  const translatedLines = order ? await inShopWords(db, order, lines, locale) : lines
  const { order_id, number, user_id, name, email, ...fields } = row
  return {
    ...fields,
    version: returnVersion(fields),
    order: { id: order_id, number },
    buyer: { id: user_id, name, email },
    ...(order ? await sumsOf(db, row, order, lines) : { worth: 0, refundable: 0, can_refund: false }),
    lines: row.lines.map(piece => ({
      ...piece,
      title: translatedLines.find(({ id }) => id === piece.line_id)?.title ?? '',
    })),
  }
}

/**
 * Returns undefined when the return does not exist. Titles are in `locale`. `worth` and `refundable` are in cents, 0
 * while nothing was paid or can be refunded.
 */
export async function returnById(db: Queryable, id: number, locale: Locale): Promise<ReturnRow | undefined> {
  const row = await storedReturn(db, id)
  return row && viewOf(db, row, locale)
}

/** `counts` ignore the search; `meta` does not. */
export async function listReturns(
  { query }: ParsedOf<typeof adminReturns>,
  { db, locale }: CallContext,
): Promise<ResponseOf<typeof adminReturns>> {
  const data: ReturnRow[] = []
  for (const row of await pageOfReturns(db, query)) data.push(await viewOf(db, row, locale))
  const counts = await countReturns(db)
  const total = query.search ? await countFoundReturns(db, query) : counts[query.status ?? 'all']
  return { data, meta: pageMeta(query, total), counts }
}
