import { inArray } from 'drizzle-orm'
import { products, productVariants } from '../../db/schema/catalog.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import type { StockItem } from './stock-ledger-repo.ts'

export interface StockRow extends StockItem {
  productId: number
  sku: string
  stock: number | null // null: not counted
}

/** Returns products and variants with these article numbers, locked in the order in which sales lock them. */
export async function lockStock(tx: Queryable, numbers: readonly string[]): Promise<StockRow[]> {
  const lockedProducts = await tx
    .select({ id: products.id, productId: products.id, sku: products.sku, stock: products.stock_quantity })
    .from(products)
    .where(inArray(products.sku, [...numbers]))
    .orderBy(products.id)
    .for('no key update')
  const lockedVariants = await tx
    .select({
      id: productVariants.id,
      productId: productVariants.product_id,
      sku: productVariants.sku,
      stock: productVariants.stock_quantity,
    })
    .from(productVariants)
    .where(inArray(productVariants.sku, [...numbers]))
    .orderBy(productVariants.id)
    .for('no key update')
  return [
    ...lockedProducts.map(row => ({ ...row, item: 'product' as const })),
    ...lockedVariants.map(row => ({ ...row, item: 'variant' as const })),
  ]
}

/**
 * Returns the requested stock less what was sold since the form was loaded; null is not counted. `seen` null: stored
 * unchanged.
 */
export function stockAfter(
  wanted: number | null,
  seen: number | null,
  current: number | null,
): number | null {
  if (wanted === null || seen === null || current === null) return wanted
  return Math.max(0, current + wanted - seen)
}
