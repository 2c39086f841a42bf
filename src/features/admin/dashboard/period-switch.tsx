import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DashboardPeriod, dashboardPeriods, mostDays } from '@/contract/administration.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { TextField } from '@/ui/form/text-field.tsx'
import styles from './dashboard.module.css'

interface PeriodSwitchProps {
  period: DashboardPeriod | null // null: the days beside it
  from: string // `2026-11-21`, of whatever is shown
  to: string
  onPeriod: (period: DashboardPeriod) => void
  onDays: (from: string, to: string) => void
}

const dayMillis = 86_400_000

/** In order, of this century, and no more days than are counted at once: a year half typed is none of that. */
function isSpan(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMillis + 1
  return from >= '2000' && days >= 1 && days <= mostDays
}

/** A period that ends today, or any two days. */
export function PeriodSwitch({ period, from, to, onPeriod, onDays }: PeriodSwitchProps) {
  const { t } = useTranslation('admin-sales')
  return (
    <div className={styles.span}>
      <Segment
        label={t('dashboard.period')}
        size="dense"
        value={period ?? ''}
        onChange={value => {
          const wanted = dashboardPeriods.find(one => one === value)
          if (wanted) onPeriod(wanted)
        }}
        options={dashboardPeriods.map(value => ({ value, label: t(`dashboard.period_${value}`) }))}
      />
      <DayField label={t('orders.from')} day={from} onDay={day => isSpan(day, to) && onDays(day, to)} />
      <DayField label={t('orders.to')} day={to} onDay={day => isSpan(from, day) && onDays(from, day)} />
    </div>
  )
}

interface DayFieldProps {
  label: string
  day: string
  onDay: (day: string) => void
}

/** What is typed stands until the field is left; every whole day in it is handed on. */
function DayField({ label, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      dense
      hideLabel
      disabled={day === ''}
      type="date"
      label={label}
      value={typed ?? day}
      onBlur={() => setTyped(undefined)}
      onChange={event => {
        setTyped(event.currentTarget.value)
        onDay(event.currentTarget.value)
      }}
    />
  )
}
