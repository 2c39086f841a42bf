import { useTranslation } from 'react-i18next'
import { standingAt } from '@/contract/endpoints/game/ladder.ts'
import { useStandingWords } from '../kit/online/use-standing-words.ts'
import styles from './league-box.module.css'

/** The reader's league, and the distance to the next one. */
export function LeagueBox({ rating }: { rating: number }) {
  const { t } = useTranslation('lobby')
  const standingWords = useStandingWords()
  const { toNext, part } = standingAt(rating)
  return (
    <div className={styles.box} data-testid="league">
      <b>{t('leagueOf', { name: standingWords(rating) })}</b>
      <span>{toNext === null ? t('highest') : t('toNext', { count: toNext })}</span>
      <i className={styles.bar} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </i>
    </div>
  )
}
