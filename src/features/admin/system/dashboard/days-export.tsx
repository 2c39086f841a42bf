import { useTranslation } from 'react-i18next'
import type { DashboardDay } from '@/contract/endpoints/admin/dashboard.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'

const amounts = ['sales', 'ordered'] as const
const counts = ['orders', 'users', 'battles', 'packs'] as const

/** The displayed days, one row each. Columns of amounts are missing if the reader may not see them. */
export function DaysExport({ days }: { days: readonly DashboardDay[] }) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const shown = amounts.filter(measure => days.some(day => day[measure] !== null))
  const save = () =>
    downloadTable(
      `days-${days.at(0)?.day}-${days.at(-1)?.day}`,
      [t('dashboard.day'), ...[...shown, ...counts].map(measure => t(`dashboard.daily.${measure}`))],
      days.map(day => [
        day.day,
        ...shown.map(measure => ({ cents: day[measure] ?? 0 })),
        ...counts.map(measure => day[measure]),
      ]),
    )
  return (
    <Button variant="ghost" size="dense" icon={iconDownloadSimple} onClick={save}>
      {t('react-admin:action.export')}
    </Button>
  )
}
