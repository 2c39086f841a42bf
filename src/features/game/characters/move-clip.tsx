/**
 * A small screen with the clip of a move. It plays muted while the pointer is over it or after a tap. Sparks in the
 * type's colours are shown until it plays, and permanently if it is missing. With reduced motion it does not start
 * automatically.
 */

import { type CSSProperties, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { fileUrl } from '@/contract/file-url.ts'
import { typeLooks } from '@/design/card/card-look.ts'
import { classNames } from '@/ui/class-names.ts'
import { iconPause } from '@/ui/icon/game-icons.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPlayFill } from '@/ui/icon/icons.ts'
import { prefersReducedMotion } from '@/ui/theme/apply-motion.ts'
import styles from './move-clip.module.css'

export interface MoveClipProps {
  src: string | null
  move: string
  type: CardType
  heavy: boolean
}

const sparks = [
  [18, 62, 7],
  [30, 34, 4],
  [42, 70, 5],
  [50, 46, 13],
  [60, 26, 4],
  [68, 62, 6],
  [80, 40, 5],
  [88, 70, 3],
] as const

export function MoveClip({ src, move, type, heavy }: MoveClipProps) {
  const { t } = useTranslation('game')
  const video = useRef<HTMLVideoElement>(null)
  const hovers = useRef(false) // the pointer has already started the clip, so its click does not stop it
  const [isWanted, setWanted] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const play = () => {
    setWanted(true)
    void video.current?.play().catch(() => setRunning(false))
  }
  const stop = () => {
    setWanted(false)
    setRunning(false)
    video.current?.pause()
  }
  const { light, dark } = typeLooks[type]
  return (
    <button
      type="button"
      className={classNames(styles.screen, isWanted && styles.wanted, isRunning && styles.running)}
      style={{ '--type-light': light, '--type-dark': dark, '--force': heavy ? 1.5 : 1 } as CSSProperties}
      aria-label={t(isWanted ? 'character.clip_stop' : 'character.clip_play', { move })}
      onPointerEnter={event => {
        hovers.current = event.pointerType === 'mouse' && !prefersReducedMotion()
        if (hovers.current) play()
      }}
      onPointerLeave={() => {
        if (hovers.current) stop()
        hovers.current = false
      }}
      onClick={() => (isWanted && !hovers.current ? stop() : play())}
      onBlur={stop}
    >
      <Sparks />
      {src && !isBroken && (
        <video
          ref={video}
          src={fileUrl(src)}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
          onPlaying={() => setRunning(true)}
          onError={() => setBroken(true)}
        />
      )}
      <span className={styles.button}>
        <Icon of={isWanted ? iconPause : iconPlayFill} size={18} />
      </span>
    </button>
  )
}

const Sparks = () => (
  <span className={styles.sparks}>
    {sparks.map(([x, y, size]) => (
      <i
        key={`${x}-${y}`}
        style={
          { left: `${x}%`, top: `${y}%`, '--size': `${size}px`, '--late': `${x * 4}ms` } as CSSProperties
        }
      />
    ))}
  </span>
)
