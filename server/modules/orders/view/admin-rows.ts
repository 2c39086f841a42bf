/** Rows of the administration's list and of its export. */
import type { AdminOrderRow } from '@/contract/endpoints/admin/order-list.ts'
import { sharesOfTax } from '@/domain/tax/taxed-totals.ts'
import type { CallContext } from '../../../kernel/context.ts'
import { documentNumber } from '../../invoices/sale-documents-repo.ts'
import { carriersOfMethods } from '../../shipping/carriers-repo.ts'
import { linesOf, type OrderRow } from '../orders-repo.ts'
import { draftDue } from '../place/draft-view.ts'
import type { ListedOrder } from './order-list-repo.ts'
import { summaryOf } from './order-view.ts'

/** Whether pieces of the order wait to be shipped, as `toPrepare` in SQL. */
const isToPrepare = ({ status, parcel_status, payment_status }: OrderRow): boolean =>
  (status === 'confirmed' || status === 'in_production') &&
  (parcel_status === 'preparing' || parcel_status === 'partly_shipped') &&
  payment_status !== 'refunded'

/** In the given order. The `due` of a draft is quoted at today's prices. Amounts are in cents. */
export async function adminRows(
  rows: readonly ListedOrder[],
  context: CallContext,
): Promise<AdminOrderRow[]> {
  const { db } = context
  const ids = rows.map(({ order }) => order.id)
  const lines = ids.length > 0 ? await linesOf(db, ids) : []
  const carriers = await carriersOfMethods(db)
  const drafts = new Map<number, number>()
  for (const { order } of rows) if (order.draft) drafts.set(order.id, await draftDue(db, order, context))
  const summary = (order: OrderRow) => {
    const summary = summaryOf(
      order,
      lines.filter(line => line.order_id === order.id),
    )
    const pieces = order.draft?.lines.reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...summary, pieces: pieces ?? summary.pieces, due: drafts.get(order.id) ?? summary.due }
  }
  return rows.map(({ order, buyer, invoice, refunded }) => ({
    ...summary(order),
    id: order.id,
    buyer,
    country: (order.shipping_address ?? order.billing_address)?.country ?? null,
    city: (order.shipping_address ?? order.billing_address)?.city ?? '',
    carrier: (order.shipping_method && carriers.get(order.shipping_method)) ?? '',
    ship_by: isToPrepare(order) ? order.ship_by : null,
    payment_name: order.payment_name,
    shipping_name: order.shipping_name,
    subtotal: order.subtotal,
    discount: order.discount,
    shipping: order.shipping,
    vat: order.vat,
    vat_percent: order.vat_percent,
    taxes: order.tax && sharesOfTax(order.tax),
    refunded,
    invoice: invoice && documentNumber(invoice, order.number),
    tags: order.tags,
  }))
}
