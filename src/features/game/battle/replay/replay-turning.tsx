import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TurningPoint } from '@/engine/hints/turning-point.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconSparkle, iconX } from '@/ui/icon/icons.ts'
import { turningSentence } from '../scene/turning-sentence.ts'
import type { BattleWords } from '../scene/words.ts'
import type { PublicBattle } from '../session/public-battle.ts'
import styles from './replay-turning.module.css'

interface ReplayTurningProps {
  battle: PublicBattle
  point: TurningPoint
  words: BattleWords
  isReached: boolean // the replay shows that decision
  isAlone: boolean // without a stage
  onJump: () => void
}

/** Over the stage: the decision that would have turned a lost battle, and a button that jumps to it. It can be closed. */
export function ReplayTurning({ battle, point, words, isReached, isAlone, onJump }: ReplayTurningProps) {
  const { t } = useTranslation(['replay', 'battle'])
  const [isShown, show] = useState(true)
  if (!isShown) return null
  return (
    <aside
      className={classNames(styles.turning, isAlone && styles.alone)}
      aria-label={t('battle:turning.title')}
      data-testid="turning-point"
      data-step={point.step}
    >
      <Icon of={iconSparkle} size={20} />
      <p>{turningSentence(words, battle, point)}</p>
      {!isReached && (
        <button type="button" className={styles.jump} onClick={onJump}>
          {t('battle:turning.watch', { turn: point.turn })}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('replay:close_turning')}
        onClick={() => show(false)}
      >
        <Icon of={iconX} size={18} />
      </button>
    </aside>
  )
}
