import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { quoteQuery } from '@/api/checkout-queries.ts'
import type { Quote, QuoteRequest } from '@/contract/checkout.ts'
import type { Locale } from '@/contract/locales.ts'
import { useCart } from '@/stores/cart.ts'
import { type Choices, quoteRequest } from './quote-request.ts'
import type { CheckoutFormApi } from './use-checkout-form.ts'

type Chosen = Omit<Choices, 'country'>

export interface QuoteState {
  request: QuoteRequest
  quote: Quote | undefined // the last one, also while the next is on its way
  isFresh: boolean // it answers what is on the screen
  chosen: Chosen // at once on the screen, before the quote follows
  choose(change: Partial<Chosen>): void
}

/** The quote for the cart, the country of the parcel and what was chosen; a choice that is no longer offered is let go. */
export function useQuote(form: CheckoutFormApi, reader: { locale: Locale; userId: number }): QuoteState {
  const cart = useCart()
  const [chosen, setChosen] = useState<Chosen>({ shipping_method: null, payment_method: null })
  const [same, here, there] = useWatch({
    control: form.control,
    name: ['same', 'billing.country', 'shipping.country'],
  })
  const request = quoteRequest(cart, { ...chosen, country: same ? here : there })
  const answer = useQuery(quoteQuery(reader, request))
  const isFresh = answer.isSuccess && !answer.isPlaceholderData
  const isGone = (offers: readonly { code: string }[], code: string | null) =>
    code !== null && !offers.some(offer => offer.code === code)
  if (isFresh && isGone(answer.data.shipping, chosen.shipping_method))
    setChosen({ ...chosen, shipping_method: null })
  if (isFresh && isGone(answer.data.payments, chosen.payment_method))
    setChosen({ ...chosen, payment_method: null })
  return {
    request,
    quote: answer.data,
    isFresh,
    chosen: {
      shipping_method: chosen.shipping_method ?? answer.data?.shipping_method ?? null,
      payment_method: chosen.payment_method ?? answer.data?.payment_method ?? null,
    },
    choose: change => setChosen({ ...chosen, ...change }),
  }
}
