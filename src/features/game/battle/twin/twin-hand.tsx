import { useTranslation } from 'react-i18next'
import type { BattleGesture, CardSnapshot, TurnFacts } from '@/stage/battle-snapshot.ts'
import styles from './battle-twin.module.css'
import { cardFacts } from './card-facts.ts'

interface TwinHandProps {
  title: string
  cards: CardSnapshot[]
  facts: TurnFacts | null
  onGesture: (gesture: BattleGesture) => void
}

/** Waiting and defeated cards; each opens its details. */
export function TwinHand({ title, cards, facts, onGesture }: TwinHandProps) {
  const { t } = useTranslation('battle')
  if (cards.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.hand}>
        {cards.map(card => (
          <li key={card.id}>
            <button
              type="button"
              className={styles.card}
              onClick={() => onGesture({ type: 'inspect', id: card.id })}
            >
              <span>{card.nome}</span>
              <small>{cardFacts(t, card, facts)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
