import { useTranslation } from 'react-i18next'
import type { DashboardDay } from '@/contract/endpoints/admin/dashboard.ts'
import { usePercentText } from '@/i18n/percent.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { dayValue, growth, type Measure, sumOf } from './day-sums.ts'
import { SparkLine } from './spark-line.tsx'
import styles from './stat-tile.module.css'

interface StatTileProps {
  measure: Measure
  days: readonly DashboardDay[]
  before: readonly DashboardDay[]
  say: (value: number) => string
  isChosen: boolean
  onChoose: () => void
}

/** Total of a period, its change from the previous one, and a sparkline. A click shows it in the large chart. */
export function StatTile({ measure, days, before, say, isChosen, onChoose }: StatTileProps) {
  const { t } = useTranslation('admin-sales')
  const percentOf = usePercentText()
  const sum = sumOf(days, measure)
  const percent = growth(sum, sumOf(before, measure))
  return (
    <button type="button" className={styles.stat} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.statName}>
        {t(`dashboard.${measure}`)}
        {percent !== null && (
          <em data-way={percent < 0 ? 'down' : 'up'}>
            {percent > 0 ? '+' : percent < 0 ? '−' : ''}
            {percentOf(Math.abs(percent))}
            <Spoken> {t('dashboard.than_before')}</Spoken>
          </em>
        )}
      </span>
      <b>{say(sum)}</b>
      <SparkLine values={days.map(day => dayValue(day, measure))} />
    </button>
  )
}
