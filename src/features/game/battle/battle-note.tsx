import { useEffect, useState } from 'react'
import styles from './battle-note.module.css'

/** Milliseconds. */
const READING_TIME = 8000

interface BattleNoteProps {
  text: string
  isStill: boolean // it stands in the text of the page and stays
}

/** One kind line at the beginning of a battle; over the stage it goes by itself. */
export function BattleNote({ text, isStill }: BattleNoteProps) {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    if (isStill) return
    const timer = setTimeout(() => setRead(true), READING_TIME)
    return () => clearTimeout(timer)
  }, [isStill])
  if (isRead) return null
  return (
    <p className={isStill ? styles.still : styles.over} role="note" data-testid="battle-note">
      {text}
    </p>
  )
}
