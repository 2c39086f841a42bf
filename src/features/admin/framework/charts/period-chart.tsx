/** Line chart of one figure over a period, compared with an earlier period. Load it lazily: it contains the charts library. */
import { LineChart } from '@mui/x-charts/LineChart'
import styles from './period-chart.module.css'

export interface ChartPoint {
  day: string // `2026-11-21`, the first day of a longer step
  value: number
}

interface PeriodChartProps {
  points: readonly ChartPoint[]
  before: readonly ChartPoint[] // by position; empty = no comparison
  names: { now: string; before: string }
  say: (value: number) => string // with its unit
  short: (value: number) => string // on the axis
  iso: string
}

export function PeriodChart({ points, before, names, say, short, iso }: PeriodChartProps) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const day = new Intl.DateTimeFormat(iso, { ...options, timeZone: 'UTC' })
    return (date: string) => day.format(new Date(`${date}T00:00:00Z`))
  }
  const mark = format({ day: 'numeric', month: 'short' })
  const whole = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const step = Math.max(1, Math.ceil(points.length / 8))
  const values = points.map(({ value }) => value)
  const earlier = before.slice(0, points.length).map(({ value }) => value)
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
          data: points.map(({ day }) => day),
          scaleType: 'point',
          tickLabelMinGap: 14,
          tickInterval: (_, at) => (points.length - 1 - at) % step === 0,
          valueFormatter: (day: string, { location }) => (location === 'tick' ? mark(day) : whole(day)),
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        {
          min: Math.min(0, ...values, ...earlier),
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
          data: values,
          area: true,
          showMark: points.length === 1,
          curve: 'monotoneX',
          color: 'var(--primary)',
          valueFormatter: value => say(value ?? 0),
        },
        ...(earlier.length > 0
          ? [
              {
                id: 'before',
                label: names.before,
                data: earlier,
                showMark: false,
                curve: 'monotoneX' as const,
                color: 'var(--ink2)',
                valueFormatter: (value: number | null) => say(value ?? 0),
              },
            ]
          : []),
      ]}
    />
  )
}
