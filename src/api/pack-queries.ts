/** Queries of the pack table other than the packs. Receipts and catalogues never change. */
import { queryOptions } from '@tanstack/react-query'
import {
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
