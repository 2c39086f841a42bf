/**
 * Shows an emote for three seconds next to the player who sent it. Its live region is polite: it does not interrupt
 * other messages.
 */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Seat } from '@/engine/types.ts'
import workbench from '../../kit/workbench.module.css'
import styles from './emote-bubble.module.css'
import { useMutedEmotes } from './emote-mute.ts'

export interface SeenEmote {
  seat: Seat // as displayed: player1 is the near side
  emote: string
  at: number // unique, so that a repeated emote is shown again
}

const shownMillis = 3_000

/** @param rival name of the far side */
export function EmoteBubble({ emote, rival }: { emote: SeenEmote | null; rival: string }) {
  const { t } = useTranslation('battle')
  const seen = useShown(emote)
  const isMuted = useMutedEmotes()
  if (!seen || (isMuted && seen.seat === 'player2')) return null
  const side = seen.seat === 'player2' ? 'rival' : 'own'
  return (
    <p
      key={seen.at}
      role="status"
      className={`${styles.bubble} ${styles[side]}`}
      data-testid={`emote-${side}`}
    >
      {side === 'rival' && <span className={workbench.spoken}>{rival}: </span>}
      {t(`emote.${seen.emote}`)}
    </p>
  )
}

function useShown(emote: SeenEmote | null): SeenEmote | null {
  const [visibleEmote, setShown] = useState<SeenEmote | null>(null)
  useEffect(() => {
    if (!emote) return
    setShown(emote)
    const timer = setTimeout(() => setShown(null), shownMillis)
    return () => clearTimeout(timer)
  }, [emote])
  return visibleEmote
}
