import { useTranslation } from 'react-i18next'
import type { DashboardDay } from '@/contract/administration.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { figureOf, growth, type Measure, sumOf } from './day-sums.ts'
import styles from './figure-tile.module.css'
import { SparkLine } from './spark-line.tsx'

interface FigureTileProps {
  measure: Measure
  days: readonly DashboardDay[]
  before: readonly DashboardDay[]
  say: (value: number) => string
  isChosen: boolean
  onChoose: () => void
}

/** The sum of a period, how it stands against the one before, and its shape; pressed it fills the large chart. */
export function FigureTile({ measure, days, before, say, isChosen, onChoose }: FigureTileProps) {
  const { t } = useTranslation('admin-sales')
  const sum = sumOf(days, measure)
  const percent = growth(sum, sumOf(before, measure))
  return (
    <button type="button" className={styles.stat} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.statName}>
        {t(`dashboard.${measure}`)}
        {percent !== null && (
          <em data-way={percent < 0 ? 'down' : 'up'}>
            {percent > 0 ? '+' : percent < 0 ? '−' : ''}
            {Math.abs(percent)} %<Spoken> {t('dashboard.than_before')}</Spoken>
          </em>
        )}
      </span>
      <b>{say(sum)}</b>
      <SparkLine values={days.map(day => figureOf(day, measure))} />
    </button>
  )
}
