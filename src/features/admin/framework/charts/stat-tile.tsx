import { useTranslation } from 'react-i18next'
import { usePercentText } from '@/i18n/percent.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { SparkLine } from './spark-line.tsx'
import styles from './stat-tile.module.css'

/** Returns by how many percent `now` exceeds `before`; null if `before` is zero or negative. */
export const growth = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100)

interface StatTileProps {
  name: string
  sum: number
  before: number | null // of the previous period; null = no comparison
  values: readonly number[]
  say: (value: number) => string
  isChosen: boolean
  onChoose: () => void
}

/** Total of a period, its change from the previous one, and a sparkline. A click shows it in the large chart. */
export function StatTile({ name, sum, before, values, say, isChosen, onChoose }: StatTileProps) {
  return (
    <button type="button" className={styles.stat} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.statName}>
        {name}
        {before !== null && <Change now={sum} before={before} />}
      </span>
      <b>{say(sum)}</b>
      <SparkLine values={values} />
    </button>
  )
}

/** The change in percent, nothing if there is no earlier value. */
export function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('admin-sales')
  const percentOf = usePercentText()
  const percent = growth(now, before)
  if (percent === null) return null
  return (
    <em className={styles.change} data-way={percent < 0 ? 'down' : 'up'}>
      {percent > 0 ? '+' : percent < 0 ? '−' : ''}
      {percentOf(Math.abs(percent))}
      <Spoken> {t('dashboard.than_before')}</Spoken>
    </em>
  )
}
