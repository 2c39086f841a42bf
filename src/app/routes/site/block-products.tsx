import { useQuery } from '@tanstack/react-query'
import type { ShownOf } from '@/contract/endpoints/site/page-blocks.ts'
import { ProductTile } from '@/features/shop/kit/product-tile.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { ProductGrid } from '@/ui/shop/product-grid.tsx'
import { useHref, useLocale, usePriceReader } from '../../screen.ts'
import { useAddToCart } from '../shop/use-add-to-cart.ts'
import { blockProductsQuery } from './block-products.prefetch.ts'

/** The products that a block of a page requests. */
export function BlockProducts({ block }: { block: ShownOf<'products'> }) {
  const to = useHref()
  const words = useShopWords(useLocale())
  const add = useAddToCart()
  const { data } = useQuery(blockProductsQuery(usePriceReader(), block))
  return (
    <ProductGrid>
      {data?.data.map(product => (
        <ProductTile key={product.id} product={product} words={words} linkTo={to} onAdd={add} />
      ))}
    </ProductGrid>
  )
}
