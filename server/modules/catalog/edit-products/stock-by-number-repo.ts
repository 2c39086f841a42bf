import { eq, inArray } from 'drizzle-orm'
import { products, productVariants } from '../../../db/schema/catalog.ts'
import type { Queryable } from '../../../kernel/db/database.ts'

export interface StockRow {
  kind: 'product' | 'variant'
  id: number
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
    ...lockedProducts.map(row => ({ ...row, kind: 'product' as const })),
    ...lockedVariants.map(row => ({ ...row, kind: 'variant' as const })),
  ]
}

export async function storeStock(
  tx: Queryable,
  { kind, id }: Pick<StockRow, 'kind' | 'id'>,
  stock_quantity: number,
): Promise<void> {
  if (kind === 'product') await tx.update(products).set({ stock_quantity }).where(eq(products.id, id))
  else await tx.update(productVariants).set({ stock_quantity }).where(eq(productVariants.id, id))
}
