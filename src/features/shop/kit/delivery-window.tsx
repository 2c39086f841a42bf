/** When a cart or an order arrives, in one sentence; nothing where nothing is promised. */
import { useQuery } from '@tanstack/react-query'
import { deliveryQuery } from '@/api/delivery-queries.ts'
import type { ShippingChoice } from '@/contract/endpoints/shop/checkout.ts'
import { nearestCountry } from '@/contract/nearest-country.ts'
import { useCart } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { arrivalText } from './delivery-words.ts'
import type { ShopWords } from './product-words.ts'

interface DeliveryWindowProps {
  offer: Pick<ShippingChoice, 'delivery' | 'is_pickup'>
  words: ShopWords
  afterPayment?: boolean // paid by transfer: the days count from the payment
}

export function DeliveryWindow({ offer, words, afterPayment = false }: DeliveryWindowProps) {
  if (!offer.delivery) return null
  const arrival = arrivalText(words, offer.delivery, offer.is_pickup)
  return <span>{afterPayment ? `${arrival}, ${words.t('delivery.after_payment')}` : arrival}</span>
}

/** Of the whole cart by the cheapest way, before an address is known. What is printed takes its own days, which the quote names. */
export function CartDelivery({ words, className }: { words: ShopWords; className?: string }) {
  const settings = useSettings(state => state.settings)
  const weight = useCart(state => state.items.reduce((sum, item) => sum + item.weight * item.quantity, 0))
  const country = nearestCountry(words.locale, settings)
  const isPrinted = useCart(state => state.items.some(item => item.configured?.surface))
  const { data } = useQuery({
    ...deliveryQuery(words.locale, country, weight),
    enabled: weight > 0 && !isPrinted,
  })
  const sent = data?.methods.filter(({ is_pickup }) => !is_pickup).sort((a, b) => a.price - b.price)[0]
  if (!sent?.delivery || weight === 0 || isPrinted) return null
  return (
    <p className={className}>
      <DeliveryWindow offer={sent} words={words} />
    </p>
  )
}
