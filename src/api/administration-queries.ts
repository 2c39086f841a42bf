/** What the administration asks for; short-lived, since it shows the shop of this minute. Nothing is asked for nobody. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type DashboardPeriod, getDashboard } from '@/contract/administration.ts'
import { listAttributes } from '@/contract/catalog.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

const staleTime = 15_000

export interface ListRequest {
  page: number // from 1
  per_page: number
  search: string // empty for everything
}

export const dashboardQuery = (reader: Reader, period: DashboardPeriod) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', reader, period],
    queryFn: () => callOrThrow(getDashboard, { query: { period } }),
    placeholderData: keepPreviousData,
    enabled: reader.userId !== null,
    staleTime,
  })

export const attributesQuery = (reader: Reader) =>
  queryOptions({ queryKey: ['attributes', reader], queryFn: () => callOrThrow(listAttributes), staleTime })
