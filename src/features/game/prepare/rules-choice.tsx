import { useTranslation } from 'react-i18next'
import { ruleSets } from '@/contract/endpoints/game/battles.ts'
import { classNames } from '@/ui/class-names.ts'
import styles from './choices.module.css'
import type { PlayChoice } from './play-choice.ts'

export interface RulesChoiceProps {
  choice: PlayChoice
  onChoose(part: Partial<PlayChoice>): void
}

/** The rules, with one sentence of explanation. */
export function RulesChoice({ choice, onChoose }: RulesChoiceProps) {
  const { t } = useTranslation('prepare')
  const isFixed = choice.mode === 'old'
  return (
    <div className={styles.rules}>
      <fieldset aria-label={t('rules.label')}>
        {ruleSets.map(rules => (
          <label
            key={rules}
            className={classNames(
              choice.rules === rules && styles.chosen,
              isFixed && choice.rules !== rules && styles.off,
            )}
          >
            <input
              type="radio"
              name="rules"
              checked={choice.rules === rules}
              disabled={isFixed && choice.rules !== rules}
              onChange={() => onChoose({ rules })}
            />
            {t(`rules.${rules}`)}
          </label>
        ))}
      </fieldset>
      <p>{t(isFixed ? 'rules.old_text' : `rules.${choice.rules}_text`)}</p>
    </div>
  )
}
