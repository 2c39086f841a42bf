import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import workbench from '../kit/workbench.module.css'
import type { WaitingViewProps } from './waiting-props.ts'
import styles from './waiting-view.module.css'

/** Choice of the saved deck to play with. Renders nothing for a single deck. */
export function DeckPicker({ decks, deck, onDeck, isBusy }: WaitingViewProps) {
  const { t } = useTranslation('waiting')
  const id = useId()
  if (decks.length < 2) return null
  return (
    <label htmlFor={id} className={styles.picker}>
      <span>{t('deckLabel')}</span>
      <select
        id={id}
        className={workbench.select}
        value={deck.id}
        disabled={isBusy}
        onChange={event => {
          const chosen = decks.find(other => other.id === Number(event.target.value))
          if (chosen) onDeck(chosen)
        }}
      >
        {decks.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
