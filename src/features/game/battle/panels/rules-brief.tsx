import { useTranslation } from 'react-i18next'
import {
  CHANGE_DAMAGE,
  GUARD,
  GUARD_COST,
  HEAT_FROM,
  LAST_TURN,
  LEAST_AGAINST_WIND,
  POINTS_TO_WIN,
  TURN_ENERGY,
  WIND,
  WIND_TURNS,
} from '@/engine/rules/standard-numbers.ts'
import styles from './rules-brief.module.css'

/** The standard rules in seven sentences, with the numbers the engine uses. */
export function RulesBrief() {
  const { t } = useTranslation('battle')
  const lines = [
    t('brief.points', { points: POINTS_TO_WIN }),
    t('brief.energy', { energy: TURN_ENERGY }),
    t('brief.change', { hit: CHANGE_DAMAGE }),
    t('brief.guard', { cost: GUARD_COST, less: GUARD }),
    t('brief.wind', { wind: WIND, least: LEAST_AGAINST_WIND, turns: WIND_TURNS }),
    t('brief.trait'),
    t('brief.heat', { from: HEAT_FROM, last: LAST_TURN }),
  ]
  return (
    <section className={styles.brief}>
      <h3>{t('brief.title')}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
