/** When a cart or an order arrives, in one sentence; nothing where nothing is promised. */
import type { ShippingChoice } from '@/contract/endpoints/shop/checkout.ts'
import { DeliveryCountry } from './delivery-country.tsx'
import { arrivalText } from './delivery-words.ts'
import type { ShopWords } from './product-words.ts'
import { useCartDelivery } from './use-cart-delivery.ts'
import { useDeliveryCountry } from './use-delivery-country.ts'

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
  const { sent } = useCartDelivery(words.locale)
  const country = useDeliveryCountry(words.locale)
  if (!sent?.delivery) return null
  return (
    <p className={className}>
      <DeliveryWindow offer={sent} words={words} /> · <DeliveryCountry country={country} words={words} />
    </p>
  )
}
