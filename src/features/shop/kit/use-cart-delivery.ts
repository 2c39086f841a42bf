import { useQuery } from '@tanstack/react-query'
import { deliveryQuery } from '@/api/delivery-queries.ts'
import type { DeliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import type { Locale } from '@/contract/locales.ts'
import { useCart } from '@/stores/cart.ts'
import { cheapestDelivery } from './delivery-text.ts'
import { useDeliveryCountry } from './use-delivery-country.ts'

interface CartDeliveryOffer {
  sent: DeliveryOffers['methods'][number] | undefined // the cheapest method except pickup
  isAwaited: boolean // its first response is still loading
}

/** Shipping methods of the whole cart, before an address is known. None for a weightless or printed cart. */
export function useCartDelivery(locale: Locale): CartDeliveryOffer {
  const weight = useCart(state => state.items.reduce((sum, item) => sum + item.weight * item.quantity, 0))
  const country = useDeliveryCountry(locale)
  const isPrinted = useCart(state => state.items.some(item => item.configured?.surface))
  const isSent = weight > 0 && !isPrinted
  const { data, isLoading, failureCount } = useQuery({
    ...deliveryQuery(locale, country, weight),
    enabled: isSent,
  })
  return {
    sent: isSent && data ? cheapestDelivery(data.methods) : undefined,
    isAwaited: isLoading && failureCount === 0,
  }
}
