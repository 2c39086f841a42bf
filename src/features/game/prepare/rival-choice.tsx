import { useTranslation } from 'react-i18next'
import type { BattleSummary } from '@/contract/endpoints/game/battles.ts'
import { type OpponentCode, opponentCodes } from '@/engine/opponents/opponent.ts'
import { CreaturePicture } from '../kit/creature-picture.tsx'
import styles from './choices.module.css'
import type { PlayChoice } from './play-choice.ts'
import { RadioTile } from './radio-tile.tsx'
import { recordAgainst } from './rival-record.ts'

export interface RivalChoiceProps {
  choice: PlayChoice
  battles: readonly BattleSummary[]
  onChoose(part: Partial<PlayChoice>): void
}

const faces: Record<OpponentCode, string> = {
  novizio: 'germoglino',
  apprendista: 'torofuoco',
  esperto: 'gufosaggio',
  veterano: 'mascarillo',
  maestro: 'merlonzio',
}

/** Five opponents sorted by strength: faces to choose from, and facts about the chosen one. */
export function RivalChoice({ choice, battles, onChoose }: RivalChoiceProps) {
  const { t } = useTranslation('prepare')
  const isFixed = choice.mode === 'old'
  const { won, played } = recordAgainst(battles, choice.opponent)
  return (
    <div className={styles.opponents}>
      <fieldset className={styles.rivals} aria-label={t('rival.label')}>
        {opponentCodes.map((code, at) => (
          <RadioTile
            key={code}
            name="opponent"
            className={styles.rival}
            isChosen={choice.opponent === code}
            isOff={isFixed && code !== choice.opponent}
            describedBy="opponent-personality"
            onChoose={() => onChoose({ opponent: code })}
          >
            <CreaturePicture slug={faces[code]} />
            <b>{t(`rival.${code}`)}</b>
            <Difficulty level={at + 1} />
          </RadioTile>
        ))}
      </fieldset>
      <p id="opponent-personality" className={styles.personality} aria-live="polite">
        {t(`rival.${choice.opponent}_text`)}
        {played > 0 && <em>{t('rival.record', { won, count: played })}</em>}
      </p>
    </div>
  )
}

function Difficulty({ level }: { level: number }) {
  const { t } = useTranslation('prepare')
  const most = opponentCodes.length
  return (
    <span className={styles.pips} role="img" aria-label={t('rival.difficulty', { level, most })}>
      {opponentCodes.map((code, at) => (
        <i key={code} data-lit={at < level} />
      ))}
    </span>
  )
}
