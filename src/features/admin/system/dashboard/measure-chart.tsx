/** Chart of one measure per day compared with the previous period. The charts library loads after the dashboard. */
import { LineChart } from '@mui/x-charts/LineChart'
import type { DashboardDay } from '@/contract/endpoints/admin/dashboard.ts'
import { dayValue, type Measure } from './day-sums.ts'
import styles from './measure-panel.module.css'

interface MeasureChartProps {
  days: readonly DashboardDay[]
  before: readonly DashboardDay[]
  measure: Measure
  names: { now: string; before: string }
  say: (value: number) => string // with its unit
  short: (value: number) => string // on the axis
  iso: string
}

export function MeasureChart({ days, before, measure, names, say, short, iso }: MeasureChartProps) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const day = new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' })
    return (date: string) => day.format(new Date(`${date}T00:00:00Z`))
  }
  const mark = format({ day: 'numeric', month: 'short' })
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const step = Math.max(1, Math.ceil(days.length / 8))
  const values = (of: readonly DashboardDay[]) => of.map(day => dayValue(day, measure))
  return (
    <LineChart
      className={styles.plot}
      margin={{ left: 0, right: 26, top: 12, bottom: 0 }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation // hidden from screen readers: the same numbers are in the tiles and their table
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: days.map(({ day }) => day),
          scaleType: 'point',
          tickLabelMinGap: 14,
          tickInterval: (_, at) => (days.length - 1 - at) % step === 0,
          valueFormatter: (day: string, { location }) => (location === 'tick' ? mark(day) : whole(day)),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: Math.min(0, ...values(days), ...values(before)),
          valueFormatter: short,
          width: 52,
          disableLine: true,
          disableTicks: true,
          tickMinStep: 1,
        },
      ]}
      series={[
        {
          id: 'now',
          label: names.now,
          data: values(days),
          area: true,
          showMark: false,
          curve: 'monotoneX',
          color: 'var(--primary)',
          valueFormatter: value => say(value ?? 0),
        },
        {
          id: 'before',
          label: names.before,
          data: values(before),
          showMark: false,
          curve: 'monotoneX',
          color: 'var(--ink2)',
          valueFormatter: value => say(value ?? 0),
        },
      ]}
    />
  )
}
