import { useTranslation } from 'react-i18next'
import type { BattleGesture, CardPicture } from '@/stage/battle-picture.ts'
import styles from './battle-twin.module.css'

interface TwinHandProps {
  title: string
  cards: CardPicture[]
  onGesture: (gesture: BattleGesture) => void
}

/** Cards that wait or have fallen; each opens its details. */
export function TwinHand({ title, cards, onGesture }: TwinHandProps) {
  const { t } = useTranslation('battle')
  if (cards.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.hand}>
        {cards.map(({ id, nome, pv, pvMax, defeated }) => (
          <li key={id}>
            <button type="button" className={styles.card} onClick={() => onGesture({ type: 'inspect', id })}>
              <span>{nome}</span>
              <small>{defeated ? t('card.defeated') : t('card.health', { pv, max: pvMax })}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
