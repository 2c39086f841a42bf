/** Versions of the legal texts (decision 0062). */
import { queryOptions } from '@tanstack/react-query'
import {
  type LegalKind,
  legalVersion,
  legalVersionsInForce,
  legalVersionsOfKind,
} from '@/contract/endpoints/site/legal.ts'
import type { Locale } from '@/contract/locales.ts'
import { callOrThrow } from './client.ts'

const minute = 60_000

/** Fetched again when the checkout opens: an order is refused with any other versions. */
export const legalInForceQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['legal-in-force', locale],
    queryFn: () => callOrThrow(legalVersionsInForce),
    staleTime: 0,
  })

export const legalVersionsQuery = (locale: Locale, kind: LegalKind) =>
  queryOptions({
    queryKey: ['legal-versions', locale, kind],
    queryFn: () => callOrThrow(legalVersionsOfKind, { params: { kind } }),
    staleTime: minute,
  })

export const legalVersionQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: ['legal-version', locale, id],
    queryFn: () => callOrThrow(legalVersion, { params: { id } }),
    staleTime: minute,
  })
