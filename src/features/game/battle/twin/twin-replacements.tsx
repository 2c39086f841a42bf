import { useTranslation } from 'react-i18next'
import type { BattleGesture, BattlePicture } from '@/stage/battle-picture.ts'
import styles from './battle-twin.module.css'

interface TwinReplacementsProps {
  picture: BattlePicture
  onGesture: (gesture: BattleGesture) => void
}

/** Cards that may take the active one's place; the classic rules know none. Out of turn the buttons stay, so that the focus does. */
export function TwinReplacements({ picture, onGesture }: TwinReplacementsProps) {
  const { t } = useTranslation('battle')
  const standing = picture.own.hand.filter(card => !card.defeated)
  if (picture.own.energy === null || standing.length === 0) return null
  return (
    <fieldset className={styles.commands}>
      <legend className={styles.heading}>{t('commands.replaceTitle')}</legend>
      {standing.map(({ id, nome, pv, pvMax }) => (
        <button
          key={id}
          type="button"
          className={styles.command}
          data-testid="replace-card"
          aria-disabled={!picture.canReplace}
          onClick={() => picture.canReplace && onGesture({ type: 'replace-card', id })}
        >
          <span>{t('commands.replace', { name: nome })}</span>
          <small>{t('card.health', { pv, max: pvMax })}</small>
        </button>
      ))}
    </fieldset>
  )
}
