import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureFrom } from '@/api/failure.ts'
import { productQuery } from '@/api/queries.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { ProductSkeleton } from '@/features/shop/product/product-skeleton.tsx'
import { ProductView } from '@/features/shop/product/product-view.tsx'
import { useSettings } from '@/stores/settings.ts'
import { measure } from '../../analytics/analytics.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { usePriceReader, useScreenParams } from '../../screen.ts'
import { useProductAlternates } from '../../use-entity-alternates.ts'
import { useTitle } from '../../use-title.tsx'
import { useAddToCart, useLaunchHref, usePutIntoCart } from './use-add-to-cart.ts'
import { useProductView } from './use-product-view.ts'
import { useRecentProducts } from './use-recent-products.ts'
import { useShare } from './use-share.ts'

export const areas = ['shop', 'reviews']

export default function ProductPage() {
  const { slug = '' } = useScreenParams()
  const product = useQuery(productQuery(usePriceReader(), slug))
  const settings = useSettings(state => state.settings)
  const put = usePutIntoCart()
  const addCard = useAddToCart()
  const launchHrefOf = useLaunchHref()
  const view = useProductView(product.data)
  useProductAlternates(product.data)
  useTitle(product.data?.title)
  useMeasuredProduct(product.data)
  const { recent, forget } = useRecentProducts(product.data?.id)
  const share = useShare()
  if (failureFrom(product.error)?.status === 404) return <MissingPage />
  if (product.isError) return <LoadFailure onRetry={() => void product.refetch()} error={product.error} />
  if (!product.data) return <ProductSkeleton />
  const { data } = product
  return (
    <ProductView
      key={data.id}
      product={data}
      {...view}
      launchHref={launchHrefOf(data)}
      canBuy={sellsOnline(settings)}
      canBook={settings.product_booking}
      showRatings={settings.product_ratings}
      recent={recent}
      onForgetRecent={forget}
      onAdd={(variants, quantity, note) => put(data, variants, quantity, note)}
      onShare={() => share(data.title)}
      onAddCards={addCard && (cards => cards.forEach(addCard))}
    />
  )
}

function useMeasuredProduct(product: Product | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per product, not once per price
  useEffect(() => {
    if (product) measure({ event: 'product', id: product.id, name: product.title, price: product.price.now })
  }, [product?.id])
}
