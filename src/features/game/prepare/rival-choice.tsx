import { useTranslation } from 'react-i18next'
import type { BattleSummary } from '@/contract/endpoints/game/battles.ts'
import { type OpponentCode, opponentCodes } from '@/engine/opponents/opponent.ts'
import { classNames } from '@/ui/class-names.ts'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import styles from './choices.module.css'
import type { PlayChoice } from './play-choice.ts'
import { recordAgainst } from './rival-record.ts'

export interface RivalChoiceProps {
  choice: PlayChoice
  battles: readonly BattleSummary[]
  onChoose(part: Partial<PlayChoice>): void
}

const faces: Record<OpponentCode, string> = {
  novizio: 'germoglino',
  esperto: 'gufosaggio',
  maestro: 'merlonzio',
}

/** Three opponents with a face and a manner; how one stands against each. */
export function RivalChoice({ choice, battles, onChoose }: RivalChoiceProps) {
  const { t } = useTranslation('prepare')
  const isFixed = choice.mode === 'old'
  return (
    <fieldset className={styles.rivals} aria-label={t('rival.label')}>
      {opponentCodes.map(code => {
        const { won, played } = recordAgainst(battles, code)
        const isOff = isFixed && code !== choice.opponent
        return (
          <label
            key={code}
            className={classNames(styles.rival, choice.opponent === code && styles.on, isOff && styles.off)}
          >
            <input
              type="radio"
              name="opponent"
              checked={choice.opponent === code}
              disabled={isOff}
              onChange={() => onChoose({ opponent: code })}
            />
            <CreaturePicture slug={faces[code]} />
            <span>
              <b>{t(`rival.${code}`)}</b>
              <small>{t(`rival.${code}_text`)}</small>
              {played > 0 && <em>{t('rival.record', { won, count: played })}</em>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
