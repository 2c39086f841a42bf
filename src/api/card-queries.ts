/** Query options of single cards. */
import { queryOptions } from '@tanstack/react-query'
import { cardOffers } from '@/contract/endpoints/game/packs.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

/** Products that fill the slot of a card. Prices depend on the reader. */
export const cardOffersQuery = (reader: Reader, numero_carta: number | null) =>
  queryOptions({
    queryKey: ['card-offers', reader, numero_carta],
    queryFn: () => callOrThrow(cardOffers, { params: { numero_carta: numero_carta ?? 0 } }),
    enabled: numero_carta !== null,
    staleTime: 60_000,
  })
