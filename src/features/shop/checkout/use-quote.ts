import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { quoteQuery, vatCheckQuery } from '@/api/checkout-queries.ts'
import { type Failure, failureFrom, unreachable } from '@/api/failure.ts'
import type { Quote, QuoteRequest } from '@/contract/endpoints/shop/checkout.ts'
import type { Locale } from '@/contract/locales.ts'
import type { Role } from '@/contract/permissions.ts'
import { useCart } from '@/stores/cart.ts'
import { useSettings } from '@/stores/settings.ts'
import { type Choices, quoteRequest } from '../kit/quote-request.ts'
import { taxPlace } from './tax-place.ts'
import type { CheckoutFormApi } from './use-checkout-form.ts'

type Chosen = Omit<Choices, 'country'>

export interface QuoteState {
  request: QuoteRequest
  quote: Quote | undefined // the last one, also while the next is loading
  isFresh: boolean // it is the quote of the displayed values
  failure: Failure | undefined // why the last request returned no quote
  retry(): Promise<unknown>
  vatCheck: VatCheck | null // of the typed VAT number; null: none of another member state
  chosen: Chosen // shown immediately, before the quote is loaded
  choose(change: Partial<Chosen>): void
}

export type VatCheck = 'asking' | 'valid' | 'invalid' | 'unavailable'

interface Buyer {
  locale: Locale
  userId: number | null
  role: Role | undefined // undefined: a guest
}

/**
 * Quote for the cart, the country of the parcel and the selected options. A selected option that is no longer offered
 * is cleared. If a request fails, the last quote stays on the screen next to the error.
 */
export function useQuote(form: CheckoutFormApi, { role, ...reader }: Buyer): QuoteState {
  const cart = useCart()
  const [chosen, setChosen] = useState<Chosen>({ shipping_method: null, payment_method: null })
  const [same, billing, shipping] = useWatch({ control: form.control, name: ['same', 'billing', 'shipping'] })
  const parcel = same ? billing : shipping
  const isByCountry = useSettings(state => state.settings.tax.by_country)
  const place = isByCountry ? taxPlace(billing, parcel) : {}
  const request = quoteRequest(cart, { ...chosen, ...place, country: parcel.country }, role)
  const vatCheck = useQuery(vatCheckQuery(request.company))
  const isPaying = useIsMutating({ mutationKey: ['pay'] }) > 0 // its items are reserved for this buyer: a quote would count them as sold
  const response = useQuery({ ...quoteQuery(reader, request), ...(isPaying && { enabled: false }) })
  const { refetch } = response
  const checkedState = vatCheck.data?.state
  const quotedState = response.data?.tax?.vat_check
  useEffect(() => {
    // the quote before the check has charged VAT
    if (checkedState && quotedState !== undefined && checkedState !== quotedState && !isPaying) void refetch()
  }, [checkedState, quotedState, isPaying, refetch])
  const [last, setLast] = useState(response.data)
  if (response.data && response.data !== last) setLast(response.data)
  const quote = response.data ?? last
  const isFresh = response.isSuccess && !response.isPlaceholderData
  const carriage = isFresh ? quote?.totals.shipping : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed cart or country clears it, even if the price is the same
  useEffect(() => {
    if (carriage !== undefined) useCart.getState().setShippingPrice(carriage)
  }, [carriage, cart.items, cart.country])
  const isGone = (offers: readonly { code: string }[], code: string | null) =>
    code !== null && !offers.some(offer => offer.code === code)
  if (isFresh && isGone(response.data.shipping, chosen.shipping_method))
    setChosen({ ...chosen, shipping_method: null })
  if (isFresh && isGone(response.data.payments, chosen.payment_method))
    setChosen({ ...chosen, payment_method: null })
  return {
    request,
    quote,
    isFresh,
    failure: response.error ? (failureFrom(response.error) ?? unreachable) : undefined,
    retry: response.refetch,
    vatCheck: vatCheck.isError ? 'unavailable' : (checkedState ?? (vatCheck.isFetching ? 'asking' : null)),
    chosen: {
      shipping_method: chosen.shipping_method ?? quote?.shipping_method ?? null,
      payment_method: chosen.payment_method ?? quote?.payment_method ?? null,
    },
    choose: change => setChosen({ ...chosen, ...change }),
  }
}
