import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { readInsets } from '@/stage/app/element-size.ts'
import { layoutBattle } from '@/stage/layout/layout.ts'
import styles from './battle-note.module.css'

/** Milliseconds. */
const READING_TIME = 8000

interface BattleNoteProps {
  text: string
  isStill: boolean // shown permanently in the text of the page
  isInTheWay: boolean // the player has begun, so a note over the stage is hidden
}

/**
 * One line of advice at the beginning of a battle. Over the stage it covers no text of the table and disappears
 * automatically.
 */
export function BattleNote({ text, isStill, isInTheWay }: BattleNoteProps) {
  const [isRead, setRead] = useState(false)
  const { note, style } = useSpotOnTable(isStill)
  useEffect(() => {
    if (isStill) return
    const timer = setTimeout(() => setRead(true), READING_TIME)
    return () => clearTimeout(timer)
  }, [isStill])
  useEffect(() => {
    if (isInTheWay) setRead(true)
  }, [isInTheWay])
  if (isRead && !isStill) return null
  return (
    <p
      ref={note}
      className={isStill ? styles.still : styles.over}
      style={style}
      role="note"
      data-testid="battle-note"
    >
      {text}
    </p>
  )
}

/**
 * Position over the table, measured again whenever the window is resized, because the table scales with it. The note is
 * hidden until the observer reports the first size: measuring earlier would lay the whole page out twice.
 */
function useSpotOnTable(isStill: boolean) {
  const note = useRef<HTMLParagraphElement>(null)
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' })
  useEffect(() => {
    const table = note.current?.parentElement
    if (!table || isStill) return
    const measure = () => {
      const { note: spot, unit } = layoutBattle(table.clientWidth, table.clientHeight, readInsets(table))
      setStyle({ left: spot.x * unit, top: spot.y * unit, maxWidth: spot.w * unit })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(table)
    return () => observer.disconnect()
  }, [isStill])
  return { note, style: isStill ? undefined : style }
}
