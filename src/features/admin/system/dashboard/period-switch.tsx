import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DashboardPeriod, dashboardPeriods, mostDays } from '@/contract/endpoints/admin/dashboard.ts'
import { Segment } from '@/ui/action/segment.tsx'
import { CalendarField } from '../../framework/fields/calendar-field.tsx'
import styles from './period-switch.module.css'

interface PeriodSwitchProps {
  period: DashboardPeriod | null // null: the custom dates
  from: string // `2026-11-21`, of the displayed period
  to: string
  onPeriod: (period: DashboardPeriod) => void
  onDays: (from: string, to: string) => void
}

const dayMillis = 86_400_000

/** Whether the dates are in order, of this century, and within the longest period. A half-typed year is not. */
function isSpan(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMillis + 1
  return from >= '2000' && days >= 1 && days <= mostDays
}

type End = 'from' | 'to'

/** A period that ends today, or two dates. Entered text stays until it is applied, or discarded if it is no date. */
export function PeriodSwitch({ period, from, to, onPeriod, onDays }: PeriodSwitchProps) {
  const { t } = useTranslation('admin-sales')
  const [typed, setTyped] = useState<Partial<Record<End, string>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another span is shown
  useEffect(() => setTyped({}), [from, to])
  const days = { from, to, ...typed }
  const field = (end: End) => ({
    hideLabel: true,
    disabled: from === '',
    label: t(`orders.${end}`),
    value: days[end],
    onBlur: () => {
      if (!isSpan(days.from, days.to)) setTyped(({ [end]: _, ...rest }) => rest)
    },
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const next = { ...days, [end]: event.currentTarget.value }
      setTyped({ ...typed, [end]: next[end] })
      if (isSpan(next.from, next.to)) onDays(next.from, next.to)
    },
  })
  return (
    <div className={styles.span}>
      <Segment
        label={t('dashboard.period')}
        size="dense"
        value={period ?? ''}
        onChange={value => {
          const chosenPeriod = dashboardPeriods.find(candidate => candidate === value)
          if (chosenPeriod) onPeriod(chosenPeriod)
        }}
        options={dashboardPeriods.map(value => ({ value, label: t(`dashboard.period_${value}`) }))}
      />
      <CalendarField {...field('from')} />
      <CalendarField {...field('to')} />
    </div>
  )
}
