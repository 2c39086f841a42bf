import { useTranslation } from 'react-i18next'
import type { DashboardDay } from '@/contract/endpoints/admin/dashboard.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { downloadTable } from '../../framework/list/export-button.tsx'

const measures = ['sales', 'ordered', 'orders', 'users', 'battles', 'packs'] as const

/** The displayed days, one row each. */
export function DaysExport({ days }: { days: readonly DashboardDay[] }) {
  const { t } = useTranslation(['admin-sales', 'react-admin'])
  const save = () =>
    downloadTable(
      `days-${days.at(0)?.day}-${days.at(-1)?.day}`,
      [t('dashboard.day'), ...measures.map(measure => t(`dashboard.daily.${measure}`))],
      days.map(({ day, sales, ordered, orders, users, battles, packs }) => [
        day,
        { cents: sales },
        { cents: ordered },
        orders,
        users,
        battles,
        packs,
      ]),
    )
  return (
    <Button variant="ghost" size="dense" icon={iconDownloadSimple} onClick={save}>
      {t('react-admin:action.export')}
    </Button>
  )
}
