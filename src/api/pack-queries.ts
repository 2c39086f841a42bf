/** Queries of the pack table other than the packs. Receipts and catalogues never change. */
import { queryOptions } from '@tanstack/react-query'
import {
  cardOffers,
  packCatalogue,
  packGuarantees,
  packOpening,
  packRules,
  packTypes,
} from '@/contract/endpoints/game/packs.ts'
import { type WelcomePack, welcomePack } from '@/contract/endpoints/game/welcome-pack.ts'
import type { Locale } from '@/contract/locales.ts'
import { call, callOrThrow } from './client.ts'
import { ApiFailure } from './failure.ts'
import { type PriceReader, priceCountryQuery } from './queries.ts'

const forEver = Number.POSITIVE_INFINITY

export const packTypesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['pack-types', locale],
    queryFn: () => callOrThrow(packTypes),
    staleTime: 300_000,
  })

/** Returns null if this browser has no welcome pack. */
export const welcomePackQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['welcome-pack', locale],
    queryFn: async (): Promise<WelcomePack | null> => {
      const pack = await call(welcomePack)
      if (pack.ok) return pack.value
      if (pack.failure.status === 404) return null
      throw new ApiFailure(pack.failure)
    },
  })

export const packGuaranteesQuery = (userId: number) =>
  queryOptions({ queryKey: ['pack-guarantees', userId], queryFn: () => callOrThrow(packGuarantees) })

export const packOpeningQuery = (userId: number, id: string) =>
  queryOptions({
    queryKey: ['pack-opening', userId, id],
    queryFn: () => callOrThrow(packOpening, { params: { id } }),
    staleTime: forEver,
  })

export const packCatalogueQuery = (version: string) =>
  queryOptions({
    queryKey: ['pack-catalogue', version],
    queryFn: () => callOrThrow(packCatalogue, { params: { version } }),
    staleTime: forEver,
  })

export const packRulesQuery = (version: number) =>
  queryOptions({
    queryKey: ['pack-rules', version],
    queryFn: () => callOrThrow(packRules, { params: { version } }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Products that fill the slot of a card. Prices depend on the reader. */
export const cardOffersQuery = (reader: PriceReader, numero_carta: number | null) =>
  queryOptions({
    queryKey: ['card-offers', reader, numero_carta],
    queryFn: () =>
      callOrThrow(cardOffers, {
        params: { numero_carta: numero_carta ?? 0 },
        query: priceCountryQuery(reader.country),
      }),
    enabled: numero_carta !== null,
    staleTime: 60_000,
  })
