import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import type { ReplayPlayer, ReplayState } from './replay-player.ts'
import styles from './replay-scrubber.module.css'
import type { ReplayTimeline } from './replay-timeline.ts'

interface ReplayScrubberProps {
  player: ReplayPlayer
  state: ReplayState
  timeline: ReplayTimeline
  turning: number | null // the step that could have turned a lost battle
}

const at = (step: number, last: number) => ({ '--at': last > 0 ? step / last : 0 }) as CSSProperties

/** Timeline of the battle: a tick at the start of each turn, a mark where a card is defeated, a star at the turning point. */
export function ReplayScrubber({ player, state, timeline, turning }: ReplayScrubberProps) {
  const { t } = useTranslation('replay')
  const { last, turns, defeats } = timeline
  const { turn } = timeline.turnAt(state.step)
  const lastTurn = turns.at(-1)?.turn ?? 1
  return (
    <div className={styles.scrubber} style={at(state.step, last)}>
      <span className={styles.turn} aria-hidden="true">
        {t('turn_of', { turn, turns: lastTurn })}
      </span>
      <div className={styles.line}>
        <span className={styles.gone} />
        {turns.map(mark => (
          <span key={mark.step} className={styles.tick} style={at(mark.step, last)} />
        ))}
        {defeats.map(({ step, seat, cardId }) => (
          <span
            key={`${step}-${cardId}`}
            className={classNames(styles.fall, seat === state.side ? styles.own : styles.rival)}
            style={at(step, last)}
          />
        ))}
        {turning !== null && <span className={styles.turning} style={at(turning, last)} />}
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={state.step}
          aria-label={t('position')}
          aria-valuetext={t('position_of', { step: state.step, last, turn })}
          onChange={event => player.jump(event.target.valueAsNumber)}
        />
      </div>
    </div>
  )
}
