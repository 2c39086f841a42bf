import type { ReactNode } from 'react'
import styles from './chronicle-turn.module.css'

interface ChronicleTurnProps {
  title: string
  children: ReactNode // list items: its lines, as they happened
}

/** One turn of a chronicle, of a battle that runs as of one that is watched again. */
export const ChronicleTurn = ({ title, children }: ChronicleTurnProps) => (
  <>
    <h3 className={styles.turn}>{title}</h3>
    <ol className={styles.lines}>{children}</ol>
  </>
)
