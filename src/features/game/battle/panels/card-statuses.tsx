import type { CSSProperties } from 'react'
import { statusTone } from '@/design/card/status-tones.ts'
import type { Status } from '@/engine/types.ts'
import { glyphs } from '@/stage/draw/glyphs.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { statusLabel } from '../scene/effect-labels.ts'
import type { BattleWords } from '../scene/words.ts'
import styles from './card-detail.module.css'
import { statusGlyphs } from './log-sign.ts'

interface CardStatusesProps {
  statuses: readonly Status[]
  words: BattleWords
}

const toneOf = ({ kind, amount }: Status): CSSProperties => {
  const { deep, bottom } = statusTone(kind, amount)
  return { '--top': deep, '--bottom': bottom } as CSSProperties
}

/** Current statuses of a card: a chip with the remaining turns, and a sentence about the effect. */
export function CardStatuses({ statuses, words: { t } }: CardStatusesProps) {
  if (statuses.length === 0) return null
  return (
    <ul className={styles.statuses} aria-label={t('card.lasting')}>
      {statuses.map(status => {
        const { kind, amount, turns } = status
        const isLoss = amount < 0
        return (
          <li key={`${kind}${amount}`}>
            <span className={styles.chip} style={toneOf(status)}>
              <Icon of={glyphs[statusGlyphs[kind]]} size={14} />
              {statusLabel(t, status)}
              <b>{turns}</b>
            </span>
            <span>
              {t(
                `statusHelp.${kind === 'attack' || kind === 'defence' ? `${kind}.${isLoss ? 'down' : 'up'}` : kind}`,
                {
                  amount: Math.abs(amount),
                },
              )}{' '}
              {t('card.turnsLeft', { count: turns })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
