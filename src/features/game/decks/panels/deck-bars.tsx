/** Costs of the deck's moves, and its types. */
import { useTranslation } from 'react-i18next'
import { type Character, codeName } from '@/contract/endpoints/game/characters.ts'
import { formatTag, type Locale } from '@/contract/locales.ts'
import { Spoken } from '@/ui/content/spoken.tsx'
import { costCurve, curveCosts, pointsAtStake, typeSpread } from '../draft/deck-stats.ts'
import styles from './deck-panel.module.css'

export interface DeckBarsProps {
  cards: readonly Character[]
  locale: Locale
}

export function DeckBars({ cards, locale }: DeckBarsProps) {
  const { t } = useTranslation(['decks', 'game'])
  const { moves, average } = costCurve(cards)
  const most = Math.max(4, ...moves)
  return (
    <div className={styles.bars}>
      <ul className={styles.types} aria-label={t('types')}>
        {typeSpread(cards).map(({ type, count }) => (
          <li key={type}>
            <img src={`/assets/types/${codeName(type)}.svg`} alt="" width={18} height={18} />
            <Spoken>{t('type_count', { type: t(`type.${codeName(type)}`, { ns: 'game' }), count })}</Spoken>
            {count > 1 && <span aria-hidden="true">{count}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.costHead}>
        <span>{t('points')}</span>
        <b data-testid="deck-points">{pointsAtStake(cards)}</b>
      </p>
      <p className={styles.costHead}>
        <span>{t('costs')}</span>
        {average !== null && (
          <b>
            {t('average', {
              value: average.toLocaleString(formatTag(locale), {
                minimumFractionDigits: 1,
                maximumFractionDigits: 1,
              }),
            })}
          </b>
        )}
      </p>
      <ul className={styles.curve} aria-label={t('costs')}>
        {curveCosts.map((cost, at) => {
          const count = moves[at] ?? 0
          return (
            <li key={cost}>
              <Spoken>{t('cost_bar', { cost, count })}</Spoken>
              <i style={{ height: `${(count / most) * 100}%` }} />
              <span aria-hidden="true">{cost}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
