/** Panel with the chart of one figure, and the same numbers as a table for screen readers. */
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '@/ui/content/panel.tsx'
import { Spoken } from '@/ui/content/spoken.tsx'
import { Skeleton } from '@/ui/state/skeleton.tsx'
import styles from './period-chart.module.css'
import type { ChartPoint } from './period-chart.tsx'

const PeriodChart = lazy(async () => ({ default: (await import('./period-chart.tsx')).PeriodChart }))

interface ChartPanelProps {
  title: string
  points: readonly ChartPoint[]
  before: readonly ChartPoint[] // empty = no comparison
  say: (value: number) => string // with its unit
  isMoney: boolean // values are cents
  iso: string
  className?: string
}

export function ChartPanel({ title, points, before, say, isMoney, iso, className }: ChartPanelProps) {
  const { t } = useTranslation('admin-sales')
  const compact = new Intl.NumberFormat(iso, { notation: 'compact', maximumFractionDigits: 1 })
  const names = { now: t('dashboard.now'), before: t('dashboard.before') }
  const isCompared = before.length > 0
  return (
    <Panel
      dense
      titleAs="h2"
      title={title}
      action={
        <span className={styles.key} aria-hidden="true">
          <i /> {names.now}
          {isCompared && (
            <>
              {' '}
              <i data-before /> {names.before}
            </>
          )}
        </span>
      }
      className={className}
    >
      <div aria-hidden="true" className={styles.room}>
        <Suspense fallback={<Skeleton height={270} radius={12} />}>
          <PeriodChart
            {...{ points, before, names, say, iso }}
            short={value => compact.format(isMoney ? value / 100 : value)}
          />
        </Suspense>
      </div>
      <Spoken>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.day')}</th>
              <th scope="col">{names.now}</th>
              {isCompared && <th scope="col">{names.before}</th>}
            </tr>
          </thead>
          <tbody>
            {points.map(({ day, value }, at) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{say(value)}</td>
                {isCompared && <td>{before[at] && say(before[at].value)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Spoken>
    </Panel>
  )
}
