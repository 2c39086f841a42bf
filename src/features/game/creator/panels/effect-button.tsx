import { useTranslation } from 'react-i18next'
import { choiceOf } from '@/contract/endpoints/game/creation-effects.ts'
import type { Effect } from '@/contract/endpoints/game/effects.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPlus } from '@/ui/icon/icons.ts'
import { effectLooks } from '../draft/effect-looks.ts'
import styles from './effect-button.module.css'

export interface EffectButtonProps {
  effects: readonly Effect[]
  move: string // name of the move, for screen readers
  isWide?: boolean // space for the whole name
  onPress(): void
}

/** The effects of a move besides its damage. A click opens the choice. */
export function EffectButton({ effects, move, isWide, onPress }: EffectButtonProps) {
  const { t } = useTranslation('creator')
  const choices = effects.flatMap(effect => choiceOf(effect) ?? [])
  const first = choices[0]
  const look = first && effectLooks[first]
  const names = choices.map(choice => t(`effect.${choice}.name`)).join(', ')
  return (
    <button
      type="button"
      className={classNames(styles.button, !look && styles.none)}
      style={look && { background: `linear-gradient(${look.top}, ${look.bottom})` }}
      aria-label={t('moves.effects_of', { move, effects: names || t('moves.no_effect') })}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon of={look?.icon ?? iconPlus} size={17} />
      <span>{first ? t(`effect.${first}.${isWide ? 'name' : 'short'}`) : t('moves.effect')}</span>
      {choices.length > 1 && <b aria-hidden="true">+{choices.length - 1}</b>}
    </button>
  )
}
