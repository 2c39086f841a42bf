import { type PriceReader, productsQuery } from '@/api/queries.ts'
import type { ProductQuery } from '@/contract/endpoints/shop/catalog.ts'
import type { ShownBlock, ShownOf } from '@/contract/endpoints/site/page-blocks.ts'
import type { PrefetchContext } from '../../screen-prefetch.ts'

function queryOf({ from, category, count }: ShownOf<'products'>): Partial<ProductQuery> {
  if (from === 'category') return { per_page: count, ...(category && { category }) }
  return from === 'on_sale' ? { per_page: count, on_sale: true } : { per_page: count, sort: 'newest' }
}

/** The products that a block of a page shows. */
export const blockProductsQuery = (reader: PriceReader, block: ShownOf<'products'>) =>
  productsQuery(reader, queryOf(block))

/** The products of all blocks of a page. */
export const prefetchBlockProducts = (
  blocks: readonly ShownBlock[],
  { priceReader, fetch }: PrefetchContext,
): Promise<unknown> =>
  Promise.all(
    blocks.flatMap(block => (block.kind === 'products' ? fetch(blockProductsQuery(priceReader, block)) : [])),
  )
