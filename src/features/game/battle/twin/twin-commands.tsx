import { useTranslation } from 'react-i18next'
import type { BattleGesture, BattleSnapshot, MoveSnapshot, TurnFacts } from '@/stage/battle-snapshot.ts'
import { blowFact } from '../scene/forecast.ts'
import styles from './battle-twin.module.css'
import { cardFacts } from './card-facts.ts'

interface TwinCommandsProps {
  picture: BattleSnapshot
  onGesture: (gesture: BattleGesture) => void
}

/** Moves and skip, or the cards to choose from. The buttons stay between turns, so that the focus is kept. */
export function TwinCommands({ picture, onGesture }: TwinCommandsProps) {
  const { t } = useTranslation('battle')
  if (picture.selecting)
    return (
      <fieldset className={styles.commands}>
        <legend className={styles.heading}>{t('prompt.choose')}</legend>
        {picture.own.hand
          .filter(card => !card.defeated)
          .map(card => (
            <button
              key={card.id}
              type="button"
              className={styles.command}
              data-testid="choose-card"
              onClick={() => onGesture({ type: 'choose-card', id: card.id })}
            >
              <span>{t('commands.choose', { name: card.nome })}</span>
              <small>{cardFacts(t, card, picture.facts)}</small>
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
        {picture.facts && <small>{t('commands.skipSaves')}</small>}
      </button>
      {picture.facts && <GuardButton guard={picture.facts.guard} picture={picture} onGesture={onGesture} />}
    </fieldset>
  )
}

interface GuardButtonProps extends TwinCommandsProps {
  guard: TurnFacts['guard']
}

function GuardButton({ guard, picture, onGesture }: GuardButtonProps) {
  const { t } = useTranslation('battle')
  const facts = [
    guard.disabled,
    t('commands.cost', { count: guard.cost }),
    t('commands.guardGain', { less: guard.less }),
  ]
  return (
    <button
      type="button"
      className={styles.command}
      data-testid="guard"
      aria-disabled={!picture.canGuard}
      onClick={() => picture.canGuard && onGesture({ type: 'guard' })}
    >
      <span>{t('commands.guard')}</span> <small>{facts.filter(Boolean).join(' · ')}</small>
    </button>
  )
}

interface MoveButtonProps extends TwinCommandsProps {
  move: MoveSnapshot
}

function MoveButton({ move, picture, onGesture }: MoveButtonProps) {
  const { t } = useTranslation('battle')
  const rival = picture.rival.active
  const label = t('commands.move', { name: move.nome, damage: move.preview?.danno ?? move.danno })
  const facts = [
    move.disabled,
    picture.own.energy === null ? null : t('commands.cost', { count: move.costo }),
    ...move.effects.map(({ label }) => label),
    move.asksStat ? t('commands.asksStat') : null,
    rival && move.preview && blowFact(t, rival.nome, move.preview),
  ]
  return (
    <button
      type="button"
      className={styles.command}
      data-testid="use-move"
      aria-disabled={!picture.canAct || move.disabled !== null}
      onClick={() => onGesture({ type: 'confirm-move', index: move.index })}
    >
      <span>{label}</span> <small>{facts.filter(Boolean).join(' · ')}</small>
    </button>
  )
}
