import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dashboardQuery } from '@/api/administration-queries.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLocale, useReader } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { dashboardPeriods } from '@/contract/endpoints/admin/dashboard.ts'
import { isAllowed } from '@/contract/permissions.ts'
import { ScreenHead } from '@/features/admin/framework/shell/screen-head.tsx'
import { DashboardSkeleton } from '@/features/admin/system/dashboard/dashboard-skeleton.tsx'
import { DashboardView } from '@/features/admin/system/dashboard/dashboard-view.tsx'
import { DaysExport } from '@/features/admin/system/dashboard/days-export.tsx'
import { PeriodSwitch } from '@/features/admin/system/dashboard/period-switch.tsx'
import { isDay } from '@/lib/is-day.ts'
import { useSession } from '@/stores/session.ts'

export const areas = ['admin', 'admin-sales', 'admin-words', 'react-admin', 'validation']

export default function AdminDashboardPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const locale = useLocale()
  const money = useMoney()
  const [query, setQuery] = useSearchParams()
  const period = dashboardPeriods.find(candidate => candidate === query.get('period')) ?? '30'
  const [from, until] = [query.get('from'), query.get('to')]
  const isOwn = isDay(from) && isDay(until)
  const span = isOwn ? { from, to: until } : { period }
  const user = useSession(state => state.user)
  const hasFigures = isAllowed('admin:reports:read', user)
  const { data, error, refetch } = useQuery(dashboardQuery(useReader(), span))
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  const choose = (chosenPeriod: string) =>
    setQuery(chosenPeriod === '30' ? {} : { period: chosenPeriod }, { replace: true })
  const [first, last] = [data?.days.at(0)?.day ?? '', data?.days.at(-1)?.day ?? '']
  return (
    <>
      <ScreenHead
        title={t('admin')}
        actions={
          hasFigures && (
            <>
              <PeriodSwitch
                period={isOwn ? null : period}
                from={isOwn ? from : first}
                to={isOwn ? until : last}
                onPeriod={choose}
                onDays={(start, end) => setQuery({ from: start, to: end }, { replace: true })}
              />
              {data && <DaysExport days={data.days} />}
            </>
          )
        }
      />
      {data ? (
        <DashboardView user={user} dashboard={data} linkTo={to} locale={locale} money={money} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}
