import { queryOptions } from '@tanstack/react-query'
import { listProductCards } from '@/contract/endpoints/shop/catalog.ts'
import { myFavourites } from '@/contract/endpoints/shop/favourites.ts'
import { callOrThrow } from './client.ts'
import { type PriceReader, priceCountryQuery } from './queries.ts'

const minute = 60_000

/** Ids of an account's favourites, last added first. */
export const favouritesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['favourites', userId],
    queryFn: async () => (await callOrThrow(myFavourites)).ids,
    staleTime: minute,
  })

/** Cards in the order of the ids, without deleted ones. Requires at least one id. */
export const productCardsQuery = (reader: PriceReader, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['product-cards', reader, ids],
    queryFn: async () =>
      (
        await callOrThrow(listProductCards, {
          query: { ids: ids.join(','), ...priceCountryQuery(reader.country) },
        })
      ).data,
    staleTime: minute,
  })
