import { useQuery } from '@tanstack/react-query'
import { deliveryQuery } from '@/api/delivery-queries.ts'
import type { Product } from '@/contract/endpoints/shop/catalog.ts'
import { sellsOnline } from '@/contract/looks.ts'
import { useDeliveryCountry } from '@/features/shop/kit/use-delivery-country.ts'
import type { ProductViewProps } from '@/features/shop/product/product-props.ts'
import { useSettings } from '@/stores/settings.ts'
import { useLocale } from '../../screen.ts'

/** How one piece would be delivered. Returns undefined for digital products, and while the shop does not sell. */
export function useProductDelivery(product: Product | undefined): ProductViewProps['delivery'] {
  const locale = useLocale()
  const settings = useSettings(state => state.settings)
  const isSent = product !== undefined && !product.is_digital && sellsOnline(settings)
  const weight = product?.weight ?? 0
  const { data, refetch } = useQuery({
    ...deliveryQuery(locale, useDeliveryCountry(locale), weight, product?.vat?.tax_class),
    enabled: isSent,
    placeholderData: (previous, query) => (query?.queryKey[3] === weight ? previous : undefined), // of the previous country
  })
  return isSent ? { offers: data, onPassed: () => void refetch() } : undefined
}
