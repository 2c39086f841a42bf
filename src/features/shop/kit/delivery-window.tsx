/** The delivery date of a cart or an order as a sentence. Renders nothing without a promise. */
import type { ShippingChoice } from '@/contract/endpoints/shop/checkout.ts'
import { DeliveryCountry } from './delivery-country.tsx'
import { arrivalText } from './delivery-text.ts'
import type { ShopWords } from './product-words.ts'
import { useCartDelivery } from './use-cart-delivery.ts'
import { useDeliveryCountry } from './use-delivery-country.ts'

interface DeliveryWindowProps {
  offer: Pick<ShippingChoice, 'delivery' | 'is_pickup'>
  words: ShopWords
  afterPayment?: boolean // paid by bank transfer: the days count from the payment
}

export function DeliveryWindow({ offer, words, afterPayment = false }: DeliveryWindowProps) {
  if (!offer.delivery) return null
  const arrival = arrivalText(words, offer.delivery, offer.is_pickup)
  return <span>{afterPayment ? `${arrival}, ${words.t('delivery.after_payment')}` : arrival}</span>
}

/**
 * Delivery date of the whole cart by the cheapest method, before an address is known. Printed products have their own
 * production time, which is part of the quote.
 */
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
