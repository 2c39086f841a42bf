/** Two halves with a gilt slash between them. Each shows a person, their creature and their cards. */

import { type ReactNode, useRef } from 'react'
import { classNames } from '@/ui/class-names.ts'
import styles from './duel-frame.module.css'
import { DuelHalf, type DuelSide } from './duel-half.tsx'
import { useDuelPicture } from './use-duel-stage.ts'

interface DuelFrameProps {
  own: DuelSide
  rival: DuelSide
  isLit: boolean // both players are present: the far half glows
  isVersus?: boolean // the battle is starting
  medallion: ReactNode
  middle?: ReactNode // content below the medallion
  children?: ReactNode // content at the bottom of the far half
}

export function DuelFrame({
  own,
  rival,
  isLit,
  isVersus = false,
  medallion,
  middle,
  children,
}: DuelFrameProps) {
  const ownGround = useRef<HTMLDivElement>(null)
  const rivalGround = useRef<HTMLDivElement>(null)
  const isDrawn = useDuelPicture(
    { own: ownGround, rival: rivalGround },
    { own: own.hero, rival: rival.hero, isSearching: !isLit, isVersus },
  )
  return (
    <div className={classNames(styles.duel, isLit && !isDrawn && styles.lit)}>
      {!isDrawn && (
        <>
          <div className={styles.near} aria-hidden="true" />
          <div className={styles.far} aria-hidden="true" />
          <div className={styles.slash} aria-hidden="true" />
        </>
      )}
      <DuelHalf side={own} at="own" ground={ownGround} isDrawn={isDrawn} />
      <DuelHalf side={rival} at="rival" ground={rivalGround} isDrawn={isDrawn} />
      <div className={styles.centre}>
        <div className={styles.medallion}>{medallion}</div>
        {middle}
      </div>
      {children}
    </div>
  )
}
