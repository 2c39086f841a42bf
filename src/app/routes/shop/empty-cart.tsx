import { useQuery } from '@tanstack/react-query'
import { productsQuery } from '@/api/queries.ts'
import { EmptyCheckout } from '@/features/shop/checkout/empty-checkout.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { useHref, useLocale, usePriceReader } from '../../screen.ts'
import { useAddToCart } from './use-add-to-cart.ts'

/** Shown instead of an empty cart or checkout. Fetches the product row only where it is shown. */
export function EmptyCart() {
  const words = useShopWords(useLocale())
  const linkTo = useHref()
  const onAdd = useAddToCart()
  const suggestedProducts = useQuery(productsQuery(usePriceReader(), { in_stock: true, per_page: 4 }))
  return (
    <EmptyCheckout
      words={words}
      linkTo={linkTo}
      starters={suggestedProducts.data?.data ?? []}
      onAdd={onAdd}
    />
  )
}
