import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { reportQuery } from '@/api/administration-queries.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLocale, useReader } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { type DashboardPeriod, dashboardPeriods, daysOf } from '@/contract/endpoints/admin/dashboard.ts'
import {
  comparisons,
  mostReportEntries,
  reportNames,
  reportSteps,
} from '@/contract/endpoints/admin/reports.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { ScreenHead } from '@/features/admin/framework/shell/screen-head.tsx'
import { DashboardSkeleton } from '@/features/admin/system/dashboard/dashboard-skeleton.tsx'
import { PeriodSwitch } from '@/features/admin/system/dashboard/period-switch.tsx'
import { ReportControls } from '@/features/admin/system/reports/report-controls.tsx'
import { ReportExport } from '@/features/admin/system/reports/report-export.tsx'
import { figuresOf } from '@/features/admin/system/reports/report-figures.ts'
import { ReportView } from '@/features/admin/system/reports/report-view.tsx'
import { isDay } from '@/lib/is-day.ts'
import { shopTime } from '@/lib/shop-clock.ts'
import { useSession } from '@/stores/session.ts'

export const areas = ['admin', 'admin-sales', 'common', 'history', 'react-admin', 'validation']

const dayMillis = 24 * 3600_000

const spanOf = (period: DashboardPeriod) => {
  const now = Date.now()
  const day = (millis: number) => shopTime(new Date(millis)).slice(0, 10)
  return { from: day(now - (daysOf(period) - 1) * dayMillis), to: day(now) }
}

/** The value of the address if it is one of the options, otherwise the first option. */
const chosenOf = <Option extends string>(options: readonly Option[], value: string | null): Option =>
  options.find(option => option === value) ?? (options[0] as Option)

export default function AdminReportsPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const locale = useLocale()
  const money = useMoney()
  const cache = useQueryClient()
  const reader = useReader()
  const user = useSession(state => state.user)
  const [query, setQuery] = useSearchParams()
  const period = dashboardPeriods.find(candidate => candidate === query.get('period')) ?? '30'
  const [from, until] = [query.get('from'), query.get('to')]
  const isOwn = isDay(from) && isDay(until)
  const span = isOwn ? { from, to: until } : spanOf(period)
  const hasAmounts = isAllowed('admin:money:read', user)
  const names = reportNames.filter(
    name =>
      figuresOf(name, hasAmounts).length > 0 &&
      (name !== 'customers' || isAllowed('admin:customers:read', user)),
  )
  const choice = {
    name: chosenOf(names, query.get('name')),
    step: chosenOf(reportSteps, query.get('step')),
    compare: chosenOf(comparisons, query.get('compare')),
  }
  const wanted = { ...span, ...choice }
  const { data, error, refetch } = useQuery(reportQuery(reader, locale, wanted))
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  const change = (values: Record<string, string>, dropped: readonly string[] = []) =>
    setQuery(
      current => {
        const next = new URLSearchParams(current)
        for (const name of dropped) next.delete(name)
        for (const [name, value] of Object.entries(values)) next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <ScreenHead
        title={t('adminReports')}
        actions={
          <>
            <PeriodSwitch
              period={isOwn ? null : period}
              from={span.from}
              to={span.to}
              onPeriod={chosen => change({ period: chosen }, ['from', 'to'])}
              onDays={(start, end) => change({ from: start, to: end }, ['period'])}
            />
            {data && (
              <ReportExport
                report={data}
                locale={locale}
                readAll={() =>
                  cache
                    .fetchQuery(reportQuery(reader, locale, { ...wanted, limit: mostReportEntries }))
                    .catch(() => undefined)
                }
              />
            )}
          </>
        }
      />
      <ReportControls names={names} choice={choice} onChange={change} />
      {data ? <ReportView report={data} linkTo={to} locale={locale} money={money} /> : <DashboardSkeleton />}
    </>
  )
}
