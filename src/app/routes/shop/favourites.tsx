import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { productCardsQuery } from '@/api/favourite-queries.ts'
import { FavouritesView } from '@/features/shop/favourites/favourites-view.tsx'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { useFavouriteIds } from '@/features/shop/kit/use-favourites.ts'
import { useSession } from '@/stores/session.ts'
import { PageSkeleton } from '@/ui/state/page-skeleton.tsx'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { useHref, useLocale, usePriceReader } from '../../screen.ts'
import { useAddToCart } from './use-add-to-cart.ts'

export const areas = ['shop']

export default function FavouritesPage() {
  const words = useShopWords(useLocale())
  const linkTo = useHref()
  const add = useAddToCart()
  const isGuest = useSession(state => state.token === null)
  const ids = useFavouriteIds()
  const cards = useQuery({
    ...productCardsQuery(usePriceReader(), ids ?? []),
    enabled: ids !== undefined && ids.length > 0,
    placeholderData: keepPreviousData,
  })
  if (cards.isError) return <LoadFailure onRetry={() => void cards.refetch()} error={cards.error} />
  if (!ids || (ids.length > 0 && !cards.data)) return <PageSkeleton />
  const products = cards.data?.filter(({ id }) => ids.includes(id)) ?? [] // hides a product that was just removed
  return (
    <FavouritesView
      products={ids.length > 0 ? products : []}
      words={words}
      linkTo={linkTo}
      isGuest={isGuest}
      onAdd={add}
    />
  )
}
