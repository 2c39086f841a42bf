import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { dashboardQuery } from '@/api/administration-queries.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLocale, useReader } from '@/app/screen.ts'
import { useMoney } from '@/app/use-money.ts'
import { dashboardPeriods } from '@/contract/administration.ts'
import { localeFacts } from '@/contract/locales.ts'
import { DashboardSkeleton } from '@/features/admin/dashboard/dashboard-skeleton.tsx'
import { DashboardView } from '@/features/admin/dashboard/dashboard-view.tsx'
import { PeriodSwitch } from '@/features/admin/dashboard/period-switch.tsx'
import { ScreenHead } from '@/features/admin/kit/screen-head.tsx'

export const areas = ['admin', 'admin-sales']

export default function AdminDashboardPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const locale = useLocale()
  const money = useMoney()
  const [query, setQuery] = useSearchParams()
  const period = dashboardPeriods.find(one => one === query.get('period')) ?? '30'
  const { data, error, refetch } = useQuery(dashboardQuery(useReader(), period))
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  const choose = (wanted: string) => setQuery(wanted === '30' ? {} : { period: wanted }, { replace: true })
  return (
    <>
      <ScreenHead title={t('admin')} actions={<PeriodSwitch period={period} onChange={choose} />} />
      {data ? (
        <DashboardView dashboard={data} linkTo={to} iso={localeFacts[locale].iso} money={money} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}
