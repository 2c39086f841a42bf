import { type SQL, sql } from 'drizzle-orm'
import type { stockFilters } from '@/contract/endpoints/admin/products.ts'
import { lowStockSetting } from '../../settings/settings-repo.ts'

/** Variants `v` at or below their threshold, by default that of their product or of the shop. */
const scarceVariants = sql`select v.* from product_variants v
  left join (select id, restock_at from products where restock_at is not null) o on o.id = v.product_id
  where v.stock_quantity <= coalesce(v.restock_at, o.restock_at, ${lowStockSetting})`

/** Variants, and products without variants, that are at or below their threshold. */
export const scarceItems = sql`select product_id, sku, names, stock_quantity from (${scarceVariants}) v
  union all select id, sku, null, stock_quantity from products p where p.stock_quantity <= coalesce(p.restock_at, ${lowStockSetting})
    and not exists (select from product_variants v where v.product_id = p.id)`

/** Products with low stock: the item with the fewest pieces decides. */
export const scarce = sql`select product_id, min(stock_quantity) as left_over from (${scarceItems}) i group by product_id`

/** Conditions on products `p`. */
export const inStock: Readonly<Record<(typeof stockFilters)[number], SQL>> = {
  short: sql`p.status = 'published' and p.id in (select s.product_id from (${scarce}) s)`,
  low: sql`p.id in (select s.product_id from (${scarce}) s where s.left_over > 0)`,
  out: sql`p.id in (select s.product_id from (${scarce}) s where s.left_over <= 0)`,
}
