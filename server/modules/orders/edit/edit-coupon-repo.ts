/** The coupon of an order, as an edit needs it. */
import { eq, inArray } from 'drizzle-orm'
import { products } from '../../../db/schema/catalog.ts'
import { coupons } from '../../../db/schema/content.ts'
import { couponUses } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import type { EditedCoupon } from './edit-plan.ts'

/**
 * Returns undefined when the order used no coupon. Terms and categories are today's, not those at the time of placing.
 */
export async function couponOfOrder(
  tx: Queryable,
  order: OrderRow,
  rows: readonly OrderLineRow[],
): Promise<EditedCoupon | undefined> {
  const [terms] = await tx
    .select({
      percent: coupons.percent,
      amount: coupons.amount,
      minimum: coupons.minimum,
      category_ids: coupons.category_ids,
    })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.coupon_id))
    .where(eq(couponUses.order_id, order.id))
  if (!terms) return undefined
  const linesWithCategory = await tx
    .select({ id: products.id, category_id: products.category_id })
    .from(products)
    .where(
      inArray(
        products.id,
        rows.map(({ product_id }) => product_id),
      ),
    )
  return { terms, categories: new Map(linesWithCategory.map(({ id, category_id }) => [id, category_id])) }
}
