/** Choice of a move's effects, each with its values, and the text that the card will show. */
import { useTranslation } from 'react-i18next'
import { type CreationMove, effectsPerMove } from '@/contract/endpoints/game/creation-budget.ts'
import {
  choiceOf,
  type EffectChoice,
  effectChoices,
  effectNumbersOf,
  effectOffers,
  withNumbers,
} from '@/contract/endpoints/game/creation-effects.ts'
import type { Effect } from '@/contract/endpoints/game/effects.ts'
import { moveSentence } from '@/i18n/effect-sentence.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { BrassButton } from '../../kit/brass-button.tsx'
import { NightDialog } from '../../kit/night-dialog.tsx'
import { effectLooks } from '../draft/effect-looks.ts'
import { NumberField } from '../panels/editor-field.tsx'
import styles from './effect-dialog.module.css'

export interface EffectDialogProps {
  open: boolean
  name: string // name of the move
  move: CreationMove
  points: number // points that it costs
  onChange(effetti: Effect[]): void
  onClose(): void
}

/** A chosen stat also makes the move usable only once. */
function toggled(effects: readonly Effect[], choice: EffectChoice): Effect[] {
  const others = effects.filter(effect => choiceOf(effect) !== choice)
  if (others.length < effects.length)
    return choice === 'once' ? others.filter(({ kind }) => kind !== 'chosen-stat') : others
  const { start } = effectOffers[choice]
  if (choice === 'chosen-stat') return [start, effectOffers.once.start]
  return [...others, start]
}

export function EffectDialog({ open, name, move, points, onChange, onClose }: EffectDialogProps) {
  const { t } = useTranslation('creator')
  const { t: say } = useTranslation('effects')
  const chosen = new Set(move.effetti.map(choiceOf))
  const isFull = move.effetti.length >= effectsPerMove
  return (
    <NightDialog
      open={open}
      title={name}
      note={`${t('moves.points', { count: points })} · ${t('moves.most_effects', { count: effectsPerMove })}`}
      onClose={onClose}
      look="wide"
    >
      <fieldset className={styles.choices} aria-label={t('moves.choose')}>
        {effectChoices.map(choice => {
          const isOn = chosen.has(choice)
          const { icon, top, bottom } = effectLooks[choice]
          const isClosed = !isOn && (isFull || (choice === 'chosen-stat' && move.effetti.length > 0))
          return (
            <button
              key={choice}
              type="button"
              className={classNames(styles.chip, isOn && styles.on)}
              style={{ background: `linear-gradient(${top}, ${bottom})` }}
              aria-pressed={isOn}
              disabled={isClosed}
              onClick={() => onChange(toggled(move.effetti, choice))}
            >
              <Icon of={icon} size={17} />
              {t(`effect.${choice}.name`)}
            </button>
          )
        })}
      </fieldset>
      {move.effetti.map((effect, at) => (
        <EffectNumbers
          key={choiceOf(effect) ?? at}
          effect={effect}
          onChange={next => onChange(move.effetti.map((one, place) => (place === at ? next : one)))}
        />
      ))}
      <div className={styles.end}>
        <p aria-live="polite">{moveSentence((key, words) => say(key, { ...words }), move)}</p>
        <BrassButton look="primary" onClick={onClose}>
          {t('done')}
        </BrassButton>
      </div>
    </NightDialog>
  )
}

function EffectNumbers({ effect, onChange }: { effect: Effect; onChange(effect: Effect): void }) {
  const { t } = useTranslation('creator')
  const choice = choiceOf(effect)
  if (!choice) return null
  const { amount, turns } = effectOffers[choice]
  if (!amount && !turns) return null
  const figures = effectNumbersOf(effect)
  const name = t(`effect.${choice}.name`)
  return (
    <fieldset className={styles.figures} aria-label={name}>
      <b>{name}</b>
      {amount && (
        <NumberField
          label={t('moves.amount')}
          range={amount}
          value={figures.amount}
          lessLabel={t('less', { what: t('moves.amount') })}
          moreLabel={t('more', { what: t('moves.amount') })}
          onChange={value => onChange(withNumbers(effect, { ...figures, amount: value }))}
        />
      )}
      {turns && (
        <NumberField
          label={t('moves.turns')}
          range={turns}
          value={figures.turns}
          lessLabel={t('less', { what: t('moves.turns') })}
          moreLabel={t('more', { what: t('moves.turns') })}
          onChange={value => onChange(withNumbers(effect, { ...figures, turns: value }))}
        />
      )}
    </fieldset>
  )
}
