/** Registrations by day as bars; a table with the same figures is there for screen readers. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dashboard } from '@/contract/administration.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { niceScale } from './nice-scale.ts'
import styles from './registrations-chart.module.css'

interface RegistrationsChartProps {
  days: Dashboard['registrations'] // oldest first
  iso: string
}

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

export function RegistrationsChart({ days, iso }: RegistrationsChartProps) {
  const { t } = useTranslation('admin')
  const [pointed, setPointed] = useState<number>()
  const short = new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeZone: 'UTC' })
  const marks = niceScale(Math.max(0, ...days.map(day => day.count)))
  const top = marks.at(-1) ?? 1
  const slot = 100 / Math.max(1, days.length)
  const isNamed = (at: number) => (days.length - 1 - at) % 3 === 0
  const shown = pointed === undefined ? undefined : days[pointed]
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        {marks.map(mark => (
          <span key={mark} className={styles.mark} style={{ bottom: `${(mark / top) * 100}%` }}>
            {mark.toLocaleString(iso)}
          </span>
        ))}
        <svg
          aria-hidden="true"
          className={styles.bars}
          width="100%"
          height="100%"
          onPointerLeave={() => setPointed(undefined)}
        >
          {days.map(({ day, count }, at) => (
            <g key={day} onPointerEnter={() => setPointed(at)} data-pointed={at === pointed}>
              <rect className={styles.reach} x={`${at * slot}%`} y="0" width={`${slot}%`} height="100%" />
              <rect
                className={styles.bar}
                x={`${(at + 0.2) * slot}%`}
                y={`${100 - (count / top) * 100}%`}
                width={`${slot * 0.6}%`}
                height={`${(count / top) * 100}%`}
                rx="5"
              />
            </g>
          ))}
        </svg>
        {shown && pointed !== undefined && (
          <span
            className={styles.tip}
            data-side={pointed * 2 >= days.length ? 'before' : 'after'}
            style={{ left: `calc(var(--axis) + (100% - var(--axis)) * ${((pointed + 0.5) * slot) / 100})` }}
          >
            {long.format(dayOf(shown.day))}
            <b>{shown.count.toLocaleString(iso)}</b>
          </span>
        )}
      </div>
      <div className={styles.days} aria-hidden="true">
        {days.map(({ day }, at) => (
          <span key={day}>{isNamed(at) ? short.format(dayOf(day)) : ''}</span>
        ))}
      </div>
      <Spoken>
        <table>
          <caption>{t('dashboard.registrations')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.registrations_day')}</th>
              <th scope="col">{t('dashboard.registrations_count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{short.format(dayOf(day))}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Spoken>
    </figure>
  )
}
