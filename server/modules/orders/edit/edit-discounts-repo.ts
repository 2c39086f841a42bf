/** The discounts of an order, as an edit reads and writes them. */
import { and, eq, inArray } from 'drizzle-orm'
import { products } from '../../../db/schema/catalog.ts'
import { coupons } from '../../../db/schema/content.ts'
import { couponUses } from '../../../db/schema/orders.ts'
import type { Queryable } from '../../../kernel/db/database.ts'
import { couponColumns } from '../../coupons/coupons-repo.ts'
import type { OrderLineRow, OrderRow } from '../orders-repo.ts'
import type { EditedDiscounts } from './edit-discounts.ts'

/** Rules and categories are today's, not those at the time of placing. */
export async function discountsOfOrder(
  tx: Queryable,
  order: OrderRow,
  rows: readonly Pick<OrderLineRow, 'product_id'>[],
): Promise<EditedDiscounts> {
  const used = await tx
    .select({ rule: couponColumns })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.coupon_id))
    .where(eq(couponUses.order_id, order.id))
  if (used.length === 0) return { rules: [], categories: new Map() }
  const linesWithCategory = await tx
    .select({ id: products.id, category_id: products.category_id })
    .from(products)
    .where(
      inArray(
        products.id,
        rows.map(({ product_id }) => product_id),
      ),
    )
  return {
    rules: used.map(({ rule }) => rule),
    categories: new Map(linesWithCategory.map(({ id, category_id }) => [id, category_id])),
  }
}

/** Stores what each discount takes off the order now. */
export async function storeDiscountUses(
  tx: Queryable,
  orderId: number,
  discounts: OrderRow['discounts'],
): Promise<void> {
  for (const { id, goods, shipping } of discounts)
    await tx
      .update(couponUses)
      .set({ amount: goods + shipping })
      .where(and(eq(couponUses.order_id, orderId), eq(couponUses.coupon_id, id)))
}
