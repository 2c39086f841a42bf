/** Queries of the administration. Cached briefly, because they show the current state. Disabled without a user. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type DashboardPeriod, getDashboard } from '@/contract/endpoints/admin/dashboard.ts'
import {
  type comparisons,
  getReport,
  type ReportName,
  type reportSteps,
} from '@/contract/endpoints/admin/reports.ts'
import { countWaiting, findEverywhere } from '@/contract/endpoints/admin/search.ts'
import type { Locale } from '@/contract/locales.ts'
import { callOrThrow } from './client.ts'
import type { Reader } from './queries.ts'

const staleTime = 15_000

/** A period that ends today, or a range of two days, inclusive. */
export type DashboardSpan = { period: DashboardPeriod } | { from: string; to: string }

export const dashboardQuery = (reader: Reader, span: DashboardSpan) =>
  queryOptions({
    queryKey: ['admin', 'dashboard', reader, span],
    queryFn: () => callOrThrow(getDashboard, { query: span }),
    placeholderData: keepPreviousData,
    enabled: reader.userId !== null,
    staleTime,
  })

interface WantedReport {
  name: ReportName
  from: string // `2026-11-21`
  to: string
  step: (typeof reportSteps)[number]
  compare: (typeof comparisons)[number]
  limit?: number // of the entries
}

/** `locale`: of the names of products and categories. */
export const reportQuery = (reader: Reader, locale: Locale, { name, limit, ...wanted }: WantedReport) =>
  queryOptions({
    queryKey: ['admin', 'report', reader, locale, name, wanted, limit],
    queryFn: () =>
      callOrThrow(getReport, {
        params: { name },
        query: { ...wanted, ...(limit !== undefined && { limit: String(limit) }) },
      }),
    placeholderData: keepPreviousData,
    enabled: reader.userId !== null,
    staleTime,
  })

/** Open tasks, fetched again periodically while the administration is open. */
export const waitingQuery = (reader: Reader) =>
  queryOptions({
    queryKey: ['admin', 'waiting', reader],
    queryFn: () => callOrThrow(countWaiting),
    enabled: reader.userId !== null,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })

export const foundQuery = (reader: Reader, search: string) =>
  queryOptions({
    queryKey: ['admin', 'search', reader, search],
    queryFn: () => callOrThrow(findEverywhere, { query: { search } }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime,
  })
