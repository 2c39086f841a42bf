import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { roomProductQuery } from '@/api/place-queries.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { ProductSkeleton } from '@/features/shop/product/product-skeleton.tsx'
import { ProductView } from '@/features/shop/product/product-view.tsx'
import type { CartRoom } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { usePriceReader } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'
import { usePutIntoCart } from '../shop/use-add-to-cart.ts'
import { useProductView } from '../shop/use-product-view.ts'
import { useShare } from '../shop/use-share.ts'

interface RoomProductProps {
  slug: string
  room: CartRoom
  name: string // of the showroom
  roomHref: string
}

/** A product viewed inside a showroom, with the price and the cart line of the showroom. */
export function RoomProduct({ slug, room, name, roomHref }: RoomProductProps) {
  const { t } = useTranslation('places')
  const settings = useSettings(state => state.settings)
  const put = usePutIntoCart()
  const share = useShare()
  const { data, error, refetch } = useQuery(roomProductQuery(usePriceReader(), room.pass, slug))
  const view = useProductView(data)
  useTitle(data && `${data.title} · ${name}`)
  if (failureFrom(error)?.status === 404) return <MissingPage />
  if (error) return <LoadFailure onRetry={() => void refetch()} error={error} />
  if (!data) return <ProductSkeleton />
  return (
    <ProductView
      key={data.id}
      product={data}
      {...view}
      way={[
        { text: t('rooms.back'), href: view.linkTo('rooms') },
        { text: name, href: roomHref },
      ]}
      canBuy={sellsOnline(settings)}
      canBook={false}
      showRatings={false}
      recent={[]}
      onAdd={(variants, quantity, note) => put(data, variants, quantity, note, room)}
      onShare={() => share(data.title)}
    />
  )
}
