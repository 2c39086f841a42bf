import { downloadCSV } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { DashboardDay } from '@/contract/endpoints/admin/dashboard.ts'
import { Button } from '@/ui/action/button.tsx'
import { iconDownloadSimple } from '@/ui/icon/icons.ts'
import { csvText } from '../../framework/list/csv-text.ts'

const head = ['day', 'sales', 'orders', 'users', 'battles', 'packs']

/** The days that are shown, one line each; money in euros. */
export function DaysExport({ days }: { days: readonly DashboardDay[] }) {
  const { t } = useTranslation('react-admin')
  const save = () =>
    downloadCSV(
      csvText(
        head,
        days.map(({ day, sales, orders, users, battles, packs }) => [
          day,
          sales / 100,
          orders,
          users,
          battles,
          packs,
        ]),
      ),
      `days-${days.at(0)?.day}-${days.at(-1)?.day}`,
    )
  return (
    <Button variant="ghost" size="dense" icon={iconDownloadSimple} onClick={save}>
      {t('action.export')}
    </Button>
  )
}
