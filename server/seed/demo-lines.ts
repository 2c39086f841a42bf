/** The lines of a demo order: one of each product, as the checkout would store them. */
import type { products } from '../db/schema/catalog.ts'
import type { orderLines } from '../db/schema/orders.ts'

interface Good {
  product: typeof products.$inferSelect
  title: string
}

/** @param prices in cents, in the order of the products */
export const linesOf = (
  order_id: number,
  goods: readonly Good[],
  prices: readonly number[],
): (typeof orderLines.$inferInsert)[] =>
  goods.map(({ product, title }, position) => ({
    order_id,
    position,
    product_id: product.id,
    title,
    sku: product.sku,
    picture: product.pictures[0] ?? '',
    quantity: 1,
    unit_price: prices[position] ?? 0,
    total: prices[position] ?? 0,
    weight: product.weight,
    is_digital: product.is_digital,
  }))
