import { useTranslation } from 'react-i18next'
import { type DashboardPeriod, dashboardPeriods } from '@/contract/administration.ts'
import { Segment } from '@/ui/action/segment.tsx'

interface PeriodSwitchProps {
  period: DashboardPeriod
  onChange: (period: DashboardPeriod) => void
}

export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const { t } = useTranslation('admin-sales')
  return (
    <Segment
      label={t('dashboard.period')}
      size="dense"
      value={period}
      onChange={onChange}
      options={dashboardPeriods.map(value => ({ value, label: t(`dashboard.period_${value}`) }))}
    />
  )
}
