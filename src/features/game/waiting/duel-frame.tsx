/** Two halves and the gilt slash between them: a person, their creature and their cards on each side. */

import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names.ts'
import styles from './duel-frame.module.css'
import { DuelHalf, type DuelSide } from './duel-half.tsx'

interface DuelFrameProps {
  own: DuelSide
  rival: DuelSide
  isLit: boolean // both are there: the far half glows ember
  medallion: ReactNode
  middle?: ReactNode // below the medallion
  children?: ReactNode // at the foot of the far half
}

export const DuelFrame = ({ own, rival, isLit, medallion, middle, children }: DuelFrameProps) => (
  <div className={classNames(styles.duel, isLit && styles.lit)}>
    <div className={styles.near} aria-hidden="true" />
    <div className={styles.far} aria-hidden="true" />
    <div className={styles.slash} aria-hidden="true" />
    <DuelHalf side={own} at="own" />
    <DuelHalf side={rival} at="rival" />
    <div className={styles.centre}>
      <div className={styles.medallion}>{medallion}</div>
      {middle}
    </div>
    {children}
  </div>
)
