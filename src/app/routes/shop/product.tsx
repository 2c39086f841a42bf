import { useQuery } from '@tanstack/react-query'
import { failureFrom } from '@/api/failure.ts'
import { productQuery } from '@/api/queries.ts'
import { tierOf } from '@/contract/pricing.ts'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { ProductSkeleton } from '@/features/shop/product/product-skeleton.tsx'
import { ProductView } from '@/features/shop/product/product-view.tsx'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader, useScreenParams } from '../../screen.ts'
import { useTitle } from '../../use-title.ts'
import { usePutIntoCart } from './use-add-to-cart.ts'
import { useProductAlternates } from './use-shop-alternates.ts'

export const areas = ['shop']

export default function ProductPage() {
  const { slug = '' } = useScreenParams()
  const product = useQuery(productQuery(useReader(), slug))
  const words = useShopWords(useLocale())
  const linkTo = useHref()
  const role = useSession(state => state.user?.role)
  const settings = useSettings(state => state.settings)
  const put = usePutIntoCart()
  useProductAlternates(product.data)
  useTitle(product.data?.title)
  if (failureFrom(product.error)?.status === 404) return <MissingPage />
  if (product.isError) return <LoadFailure onRetry={() => void product.refetch()} error={product.error} />
  if (!product.data) return <ProductSkeleton />
  const { data } = product
  return (
    <ProductView
      key={data.id}
      product={data}
      words={words}
      linkTo={linkTo}
      tier={tierOf(role)}
      canBuy={settings.product_addtocart}
      showRatings={settings.product_ratings}
      onAdd={(variants, quantity) => put(data, variants, quantity)}
    />
  )
}
