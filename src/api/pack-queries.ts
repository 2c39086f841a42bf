/** What the pack table asks for beside the packs themselves; receipts and catalogues never change once they are there. */
import { queryOptions } from '@tanstack/react-query'
import {
  packCatalogue,
  packGuarantees,
  packOpening,
  packRules,
  packTypes,
} from '@/contract/endpoints/game/packs.ts'
import type { Locale } from '@/contract/locales.ts'
import { callOrThrow } from './client.ts'

const forEver = Number.POSITIVE_INFINITY

export const packTypesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['pack-types', locale],
    queryFn: () => callOrThrow(packTypes),
    staleTime: 300_000,
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
