import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BattleGesture, BattlePicture, MovePicture } from '@/stage/battle-picture.ts'
import styles from './battle-twin.module.css'

interface TwinCommandsProps {
  picture: BattlePicture
  onGesture: (gesture: BattleGesture) => void
}

/** Moves and skip, or the cards to choose from. Out of turn the buttons stay, so that the focus does. */
export function TwinCommands({ picture, onGesture }: TwinCommandsProps) {
  const { t } = useTranslation('battle')
  if (picture.selecting)
    return (
      <fieldset className={styles.commands}>
        <legend className={styles.heading}>{t('prompt.choose')}</legend>
        {picture.own.hand
          .filter(card => !card.defeated)
          .map(({ id, nome, pv, pvMax }) => (
            <button
              key={id}
              type="button"
              className={styles.command}
              data-testid="choose-card"
              onClick={() => onGesture({ type: 'choose-card', id })}
            >
              <span>{t('commands.choose', { name: nome })}</span>
              <small>{t('card.health', { pv, max: pvMax })}</small>
            </button>
          ))}
      </fieldset>
    )
  return (
    <fieldset className={styles.commands}>
      <legend className={styles.heading}>{t('commands.moves')}</legend>
      {picture.moves.map(move => (
        <MoveButton key={move.index} move={move} picture={picture} onGesture={onGesture} />
      ))}
      <button
        type="button"
        className={styles.command}
        data-testid="skip-turn"
        aria-disabled={!picture.canAct}
        onClick={() => onGesture({ type: 'skip' })}
      >
        <span>{t('commands.skip')}</span>
        {picture.own.energy !== null && <small>{t('commands.skipGain')}</small>}
      </button>
    </fieldset>
  )
}

interface MoveButtonProps extends TwinCommandsProps {
  move: MovePicture
}

function MoveButton({ move, picture, onGesture }: MoveButtonProps) {
  const { t } = useTranslation('battle')
  const hint = useId()
  const rival = picture.rival.active
  const facts = [
    move.disabled,
    picture.own.energy === null ? null : t('commands.cost', { count: move.costo }),
    ...move.effects.map(({ label }) => label),
    move.asksStat ? t('commands.asksStat') : null,
    rival && move.preview && t('commands.preview', { card: rival.nome, pv: move.preview.pvAfter }),
  ]
  return (
    <button
      type="button"
      className={styles.command}
      data-testid="use-move"
      aria-disabled={!picture.canAct || move.disabled !== null}
      aria-label={t('commands.move', { name: move.nome, damage: move.danno })}
      aria-describedby={hint}
      onClick={() => onGesture({ type: 'confirm-move', index: move.index })}
    >
      <span>{t('commands.move', { name: move.nome, damage: move.danno })}</span>
      <small id={hint}>{facts.filter(Boolean).join(' · ')}</small>
    </button>
  )
}
