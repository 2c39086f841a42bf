import { useQuery } from '@tanstack/react-query'
import { productsQuery } from '@/api/queries.ts'
import type { ProductQuery } from '@/contract/catalog.ts'
import type { ShownOf } from '@/contract/page-blocks.ts'
import { ShelfCard } from '@/features/shop/kit/shelf-card.tsx'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'
import { useAddToCart } from '../shop/use-add-to-cart.ts'

function queryOf({ from, category, count }: ShownOf<'products'>): Partial<ProductQuery> {
  if (from === 'category') return { per_page: count, ...(category && { category }) }
  return from === 'on_sale' ? { per_page: count, on_sale: true } : { per_page: count, sort: 'newest' }
}

/** The products a block of a page asks for. */
export function BlockShelf({ block }: { block: ShownOf<'products'> }) {
  const to = useHref()
  const words = useShopWords(useLocale())
  const add = useAddToCart()
  const { data } = useQuery(productsQuery(useReader(), queryOf(block)))
  return (
    <ProductGrid>
      {data?.data.map(product => (
        <ShelfCard key={product.id} product={product} words={words} linkTo={to} onAdd={add} />
      ))}
    </ProductGrid>
  )
}
