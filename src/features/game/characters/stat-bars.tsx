/** Each stat as a bar on the scale of the whole catalogue, with a mark at the average of its rarity. */
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Character } from '@/contract/endpoints/game/characters.ts'
import { rarityKey } from '../kit/character-words.ts'
import type { StatComparison } from './compare-stats.ts'
import { statNames } from './compare-stats.ts'
import styles from './stat-bars.module.css'

export interface StatBarsProps {
  character: Character
  stats: readonly StatComparison[]
}

export function StatBars({ character, stats }: StatBarsProps) {
  const { t } = useTranslation('game')
  return (
    <section>
      <h2>{t('character.compare')}</h2>
      <p className={styles.lead}>{t('character.compare_text', { rarity: t(rarityKey(character)) })}</p>
      <dl className={styles.bars}>
        {stats.map(comparison => (
          <StatBar key={comparison.stat} {...comparison} />
        ))}
      </dl>
    </section>
  )
}

function StatBar({ stat, value, average, most }: StatComparison) {
  const { t } = useTranslation('game')
  const percent = (figure: number) => `${Math.round((figure / most) * 1000) / 10}%`
  const apart = value - average
  const words =
    apart === 0
      ? t('character.level')
      : t(apart > 0 ? 'character.above' : 'character.below', { count: Math.abs(apart) })
  return (
    <div className={styles.stat}>
      <dt>{t(statNames[stat])}</dt>
      <dd>
        <b>{value}</b>
        <span
          className={styles.track}
          style={{ '--value': percent(value), '--average': percent(average) } as CSSProperties}
        />
        <span className={styles.words}>{words}</span>
      </dd>
    </div>
  )
}
