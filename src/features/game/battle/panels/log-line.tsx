import { classNames } from '@/ui/class-names.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { type LogEntry, partsOf } from './log-entries.ts'
import styles from './log-line.module.css'
import { signPath } from './log-sign.ts'

/** One row of the chronicle: whose it is by its edge, its sign, names bright, losses red. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const side = entry.side === 'player1' ? styles.own : entry.side === 'player2' ? styles.rival : styles.both
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
