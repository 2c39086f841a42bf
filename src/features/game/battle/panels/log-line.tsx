import type { ReactNode } from 'react'
import type { Seat } from '@/engine/types.ts'
import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { type LogEntry, partsOf } from './log-entries.ts'
import styles from './log-line.module.css'
import { signPath } from './log-sign.ts'

interface LogLineProps {
  entry: LogEntry
  own?: Seat // side of the reader
}

/** One row of the log: its edge shows the side, names are bright, losses are red. */
export function LogLine({ entry, own = 'player1' }: LogLineProps) {
  const side = entry.side && (entry.side === own ? styles.own : styles.rival)
  return (
    <span className={classNames(styles.line, side)}>
      <span className={styles.sign}>
        <Icon of={signPath(entry.sign)} size={18} />
      </span>
      <span>
        {partsOf(entry).map(({ text, mark }, place) => {
          const key = `${place}${text}`
          if (mark === 'strong') return <strong key={key}>{text}</strong>
          if (mark === 'loss')
            return (
              <strong key={key} className={styles.loss}>
                {text}
              </strong>
            )
          return text
        })}
      </span>
    </span>
  )
}

interface ChronicleTurnProps {
  title: string
  children: ReactNode // list items: the lines in order of time
}

/** One turn of the log, in battles and replays. */
export const ChronicleTurn = ({ title, children }: ChronicleTurnProps) => (
  <>
    <h3 className={styles.turn}>{title}</h3>
    <ol className={styles.lines}>{children}</ol>
  </>
)
