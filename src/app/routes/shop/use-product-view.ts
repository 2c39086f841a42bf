import { useQuery } from '@tanstack/react-query'
import { packTypesQuery } from '@/api/pack-queries.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { tierOf } from '@/domain/pricing.ts'
import { useShopWords } from '@/features/shop/kit/product-words.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { useHref, useLocale } from '../../screen.ts'
import { useProductDelivery } from './use-product-delivery.ts'

/** Properties of `ProductView` that are the same in the shop and in a showroom. */
export function useProductView(product: Product | undefined) {
  const words = useShopWords(useLocale())
  const linkTo = useHref()
  const user = useSession(state => state.user)
  const hasGame = useSettings(state => state.settings.enable_for_game)
  const rarity = product?.fills?.rarity
  const packTypes = useQuery({ ...packTypesQuery(words.locale), enabled: Boolean(rarity) })
  return {
    words,
    linkTo,
    tier: tierOf(user?.role),
    person: { id: user?.id ?? null, name: user?.name ?? '', email: user?.email ?? '' },
    albumHref: hasGame ? linkTo('album') : undefined,
    packType: packTypes.data?.find(type => type.rarity === rarity),
    delivery: useProductDelivery(product),
  }
}
