import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { quoteQuery } from '@/api/checkout-queries.ts'
import { type Failure, failureFrom, unreachable } from '@/api/failure.ts'
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { Locale } from '@/contract/locales.ts'
import { type CartItem, useCart } from '@/stores/cart.ts'
import { useSession } from '@/stores/session.ts'
import { useSettings } from '@/stores/settings.ts'
import { quoteRequest } from '../kit/quote-request.ts'
import { useDeliveryCountry } from '../kit/use-delivery-country.ts'
import { type QuotedItem, quotedItems } from './quoted-items.ts'

export interface CartQuote {
  quote: Quote | undefined // the last one, also while the next is loading
  items: ReadonlyMap<string, QuotedItem> // keyed by `cartId`
  isFresh: boolean // it is the quote of the displayed cart
  failure: Failure | undefined
  retry(): Promise<unknown>
  country: Country
}

interface CachedQuote {
  quote: Quote
  items: ReadonlyMap<string, QuotedItem>
}

/**
 * The server's quote for the current cart and the country of delivery. Undefined for a guest where only accounts have a
 * cart.
 */
export function useCartQuote(locale: Locale): CartQuote | undefined {
  const cart = useCart()
  const user = useSession(state => state.user)
  const isOn = useSettings(state => state.settings.enable_guest_checkout)
  const [cachedQuote, setKept] = useState<CachedQuote>()
  const country = useDeliveryCountry(locale)
  const choices = { country, shipping_method: null, payment_method: null }
  const request = quoteRequest(cart, choices, user?.role)
  const query = quoteQuery({ locale, userId: user?.id ?? null }, request)
  const result = useQuery({ ...query, enabled: isOn && cart.items.length > 0 })
  const isFresh = result.isSuccess && !result.isPlaceholderData
  if (isFresh && result.data !== cachedQuote?.quote)
    setKept({ quote: result.data, items: quotedItems(cart.items, result.data) })
  if (!isOn) return undefined
  return {
    quote: cachedQuote?.quote,
    items: cachedQuote?.items ?? new Map(),
    isFresh,
    failure: result.error ? (failureFrom(result.error) ?? unreachable) : undefined,
    retry: result.refetch,
    country,
  }
}

/** Price of one item. Undefined until the server has quoted it, and if it cannot be sold. */
export function unitPriceOf(item: CartItem, quoted: CartQuote | undefined): number | undefined {
  return quoted ? quoted.items.get(item.cartId)?.line?.unit_price : item.final_price
}
