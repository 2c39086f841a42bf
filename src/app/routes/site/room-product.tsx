import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureFrom } from '@/api/failure.ts'
import { packTypesQuery } from '@/api/pack-queries.ts'
import { roomProductQuery } from '@/api/place-queries.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { tierOf } from '@/domain/pricing.ts'
import { useShopWords } from '@/features/shop/kit/use-shop-words.ts'
import { ProductSkeleton } from '@/features/shop/product/product-skeleton.tsx'
import { ProductView } from '@/features/shop/product/product-view.tsx'
import type { CartRoom } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { LoadFailure } from '../../errors/load-failure.tsx'
import { MissingPage } from '../../errors/missing-page.tsx'
import { useHref, useLocale, useReader } from '../../screen.ts'
import { useTitle } from '../../use-title.tsx'
import { usePutIntoCart } from '../shop/use-add-to-cart.ts'
import { useProductDelivery } from '../shop/use-product-delivery.ts'
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
  const words = useShopWords(useLocale())
  const linkTo = useHref()
  const user = useSession(state => state.user)
  const settings = useSettings(state => state.settings)
  const put = usePutIntoCart()
  const share = useShare()
  const { data, error, refetch } = useQuery(roomProductQuery(useReader(), room.pass, slug))
  const rarity = data?.fills?.rarity
  const packTypes = useQuery({ ...packTypesQuery(words.locale), enabled: Boolean(rarity) })
  const delivery = useProductDelivery(data)
  useTitle(data && `${data.title} · ${name}`)
  if (failureFrom(error)?.status === 404) return <MissingPage />
  if (error) return <LoadFailure onRetry={() => void refetch()} error={error} />
  if (!data) return <ProductSkeleton />
  return (
    <ProductView
      key={data.id}
      product={data}
      words={words}
      linkTo={linkTo}
      tier={tierOf(user?.role)}
      person={{ id: user?.id ?? null, name: user?.name ?? '', email: user?.email ?? '' }}
      way={[
        { text: t('rooms.back'), href: linkTo('rooms') },
        { text: name, href: roomHref },
      ]}
      canBuy={sellsOnline(settings)}
      canBook={false}
      showRatings={false}
      albumHref={settings.enable_for_game ? linkTo('album') : undefined}
      packType={packTypes.data?.find(type => type.rarity === rarity)}
      delivery={delivery}
      recent={[]}
      onAdd={(variants, quantity, note) => put(data, variants, quantity, note, room)}
      onShare={() => share(data.title)}
    />
  )
}
