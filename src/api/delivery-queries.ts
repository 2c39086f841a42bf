import { queryOptions } from '@tanstack/react-query'
import type { Country } from '@/contract/endpoints/account/address.ts'
import { deliveryOffers } from '@/contract/endpoints/shop/delivery.ts'
import type { Locale } from '@/contract/locales.ts'
import type { TaxClass } from '@/domain/tax/tax-classes.ts'
import { callOrThrow } from './client.ts'

/**
 * @param weight grams of the whole parcel
 * @param taxClass of its content, if the prices of the country depend on it
 */
export const deliveryQuery = (locale: Locale, country: Country, weight: number, taxClass?: TaxClass) =>
  queryOptions({
    queryKey: ['delivery', locale, country, weight, taxClass],
    queryFn: () =>
      callOrThrow(deliveryOffers, { query: { country, weight, ...(taxClass && { tax_class: taxClass }) } }),
    staleTime: 60_000,
  })
