import { type SQL, sql } from 'drizzle-orm'
import type { stockFilters } from '@/contract/endpoints/admin/products.ts'
import { lowStockSetting } from '../../settings/settings-repo.ts'

/** Products with low stock: the variant with the fewest pieces decides, or the product itself without variants. */
export const scarce = sql`select product_id, min(stock_quantity) as left_over from product_variants
    where stock_quantity <= ${lowStockSetting} group by product_id
  union all select id, stock_quantity from products p where p.stock_quantity <= ${lowStockSetting}
    and not exists (select from product_variants v where v.product_id = p.id)`

/** Conditions on products `p`. */
export const inStock: Readonly<Record<(typeof stockFilters)[number], SQL>> = {
  short: sql`p.status = 'published' and p.id in (select s.product_id from (${scarce}) s)`,
  low: sql`p.id in (select s.product_id from (${scarce}) s where s.left_over > 0)`,
  out: sql`p.id in (select s.product_id from (${scarce}) s where s.left_over <= 0)`,
}
