/**
 * The server's price and delivery date of a configuration. Moving a layer sends no request: the key contains only
 * values that affect the price.
 */

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pieceQuoteQuery } from '@/api/checkout-queries.ts'
import type { Reader } from '@/api/queries.ts'
import type { Country } from '@/contract/endpoints/account/address.ts'
import type { Quote } from '@/contract/endpoints/shop/checkout.ts'
import type { Collection, Configuration } from '@/contract/endpoints/shop/collections.ts'
import { printSides } from '@/domain/print-sides.ts'
import { useDeliveryCountry } from '../kit/use-delivery-country.ts'
import { problemsOfPiece } from './configured-line.ts'

const countedIn = ({ design, ...rest }: Configuration) => ({
  ...rest,
  layers: printSides.map(side => design?.[side].map(layer => layer.kind).sort()),
})

/**
 * Missing choices are replaced by the first available ones, so that delivery dates are shown before a size is chosen.
 */
function completed(collection: Collection, configuration: Configuration): Configuration {
  const open = collection.steps.filter(
    step => step.required && step.kind !== 'text' && !configuration.choices[step.code],
  )
  const first = open.flatMap(step => {
    const choice = step.choices.find(({ stock }) => stock !== 'out')
    return choice ? [[step.code, [choice.code]]] : []
  })
  return { ...configuration, choices: { ...configuration.choices, ...Object.fromEntries(first) } }
}

export interface PieceQuote {
  unit: number | undefined // cents, one item
  offer: Quote['shipping'][number] | undefined // the shipping method of the estimate
  country: Country // the country of the estimate
}

export function usePieceQuote(
  reader: Reader,
  collection: Collection,
  configuration: Configuration,
): PieceQuote {
  const [isMounted, setMounted] = useState(false) // the server renders only the price
  useEffect(() => setMounted(true), [])
  const whole = completed(collection, configuration)
  const isWhole = problemsOfPiece(collection, configuration).length === 0
  const country = useDeliveryCountry(reader.locale)
  const request = {
    lines: [
      {
        product_id: collection.product.id,
        variant_ids: [],
        quantity: 1,
        note_worksheet: '',
        note_production: '',
        configuration: whole,
      },
    ],
    country,
    zip: '',
    company: null,
    shipping_method: null,
    payment_method: null,
    coupon_code: null,
  }
  const { data } = useQuery({
    ...pieceQuoteQuery(reader, request, countedIn(whole)),
    enabled: isMounted && collection.print !== null && problemsOfPiece(collection, whole).length === 0,
  })
  return {
    unit: isWhole ? data?.lines[0]?.unit_price : undefined,
    offer: data?.shipping.find(({ code }) => code === data.shipping_method),
    country,
  }
}
