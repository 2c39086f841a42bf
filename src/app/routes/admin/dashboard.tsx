import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dashboardQuery } from '@/api/administration-queries.ts'
import { LoadFailure } from '@/app/errors/load-failure.tsx'
import { useHref, useLocale, useReader } from '@/app/screen.ts'
import { localeFacts } from '@/contract/locales.ts'
import { DashboardSkeleton } from '@/features/admin/dashboard/dashboard-skeleton.tsx'
import { DashboardView } from '@/features/admin/dashboard/dashboard-view.tsx'
import { ScreenHead } from '@/features/admin/kit/screen-head.tsx'

export const areas = ['admin']

export default function AdminDashboardPage() {
  const { t } = useTranslation('titles')
  const to = useHref()
  const locale = useLocale()
  const { data, error, refetch } = useQuery(dashboardQuery(useReader()))
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <>
      <ScreenHead title={t('admin')} />
      {data ? (
        <DashboardView dashboard={data} linkTo={to} iso={localeFacts[locale].iso} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}
