import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BattleGesture, BattleSnapshot } from '@/stage/battle-snapshot.ts'
import styles from './battle-twin.module.css'
import { cardFacts } from './card-facts.ts'
import factStyles from './twin-facts.module.css'

interface TwinReplacementsProps {
  picture: BattleSnapshot
  onGesture: (gesture: BattleGesture) => void
}

/**
 * Cards that may replace the active one; none under the classic rules. The buttons stay between turns, so that the
 * focus is kept.
 */
export function TwinReplacements({ picture, onGesture }: TwinReplacementsProps) {
  const { t } = useTranslation('battle')
  const standing = picture.own.hand.filter(card => !card.defeated)
  const price = useId()
  const change = picture.facts?.change
  if (picture.own.energy === null || standing.length === 0) return null
  return (
    <fieldset className={styles.commands}>
      <legend className={styles.heading}>{t('commands.replaceTitle')}</legend>
      {change && (
        <p id={price} className={factStyles.price} data-testid="change-price">
          {[
            change.disabled,
            t('commands.changePrice', {
              count: change.cost,
              hit: change.hit,
              card: picture.own.active?.nome,
            }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {picture.changeHint !== null && (
        <p className={factStyles.price} data-testid="change-hint">
          {picture.changeHint}
        </p>
      )}
      {standing.map(card => (
        <button
          key={card.id}
          type="button"
          className={styles.command}
          data-testid="replace-card"
          aria-disabled={!picture.canReplace}
          aria-describedby={change ? price : undefined}
          onClick={() => picture.canReplace && onGesture({ type: 'replace-card', id: card.id })}
        >
          <span>{t('commands.replace', { name: card.nome })}</span>
          <small>{cardFacts(t, card, picture.facts)}</small>
        </button>
      ))}
    </fieldset>
  )
}
