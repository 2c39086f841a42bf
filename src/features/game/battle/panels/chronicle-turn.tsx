import type { ReactNode } from 'react'
import styles from './chronicle-turn.module.css'

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
