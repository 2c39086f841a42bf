import { queryOptions } from '@tanstack/react-query'
import type { Country } from '@/contract/endpoints/account/address.ts'
import { deliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import type { Locale } from '@/contract/locales.ts'
import { callOrThrow } from './client.ts'

/** @param weight grams of the whole parcel */
export const deliveryQuery = (locale: Locale, country: Country, weight: number) =>
  queryOptions({
    queryKey: ['delivery', locale, country, weight],
    queryFn: () => callOrThrow(deliveryOffers, { query: { country, weight } }),
    staleTime: 60_000,
  })
