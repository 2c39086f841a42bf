import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggest } from '@/contract/endpoints/shop/suggestions.ts'
import { callOrThrow } from './client.ts'
import { type PriceReader, priceCountryQuery } from './queries.ts'

const minute = 60_000

/** For a search that is being typed. A response to an earlier text never replaces one to the latest. */
export const suggestionsQuery = (reader: PriceReader, search: string) =>
  queryOptions({
    queryKey: ['suggestions', reader, search],
    queryFn: () => callOrThrow(suggest, { query: { search, ...priceCountryQuery(reader.country) } }),
    enabled: search !== '',
    placeholderData: search === '' ? undefined : keepPreviousData,
    staleTime: minute,
    retry: false,
  })
