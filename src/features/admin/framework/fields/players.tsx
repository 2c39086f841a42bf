/**
 * Previews of a sound and a video: a button and the progress. Both are short and have no speech, so they need no
 * captions.
 */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '@/contract/file-url.ts'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPauseFill, iconPlayFill } from '@/ui/icon/icons.ts'
import styles from './players.module.css'

/** State of a sound or video: whether it plays, its progress (0 to 1), and functions to start and stop it. */
function usePlaying() {
  const media = useRef<HTMLMediaElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [share, setShare] = useState(0)
  const follow = () => {
    const { currentTime = 0, duration = 0 } = media.current ?? {}
    setShare(duration > 0 ? Math.min(1, currentTime / duration) : 0)
  }
  const toggle = () => {
    if (!media.current?.paused) return media.current?.pause()
    media.current.play().catch(() => setPlaying(false)) // a file that cannot be played stays silent
  }
  const handlers = {
    ref: (element: HTMLMediaElement | null) => {
      media.current = element
    },
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: follow,
    onEnded: () => {
      setPlaying(false)
      setShare(0)
    },
  }
  return { isPlaying, share, toggle, handlers }
}

interface PlayerProps {
  src: string
  label: string // name of the sound or video
}

export function SoundPlayer({ src, label }: PlayerProps) {
  const playing = usePlaying()
  return (
    <div className={styles.sound}>
      <audio {...playing.handlers} preload="none" src={fileUrl(src)} />
      <PlayButton playing={playing} verb="hear" label={label} size={18} />
      <Progress share={playing.share} />
    </div>
  )
}

export function VideoPlayer({ src, label }: PlayerProps) {
  const playing = usePlaying()
  return (
    <div className={styles.film} data-playing={playing.isPlaying}>
      <video {...playing.handlers} muted loop playsInline preload="metadata" src={fileUrl(src)} />
      <PlayButton playing={playing} verb="see" label={label} size={22} />
      <Progress share={playing.share} />
    </div>
  )
}

interface PlayButtonProps {
  playing: ReturnType<typeof usePlaying>
  verb: 'hear' | 'see'
  label: string
  size: number
}

function PlayButton({ playing: { isPlaying, toggle }, verb, label, size }: PlayButtonProps) {
  const { t } = useTranslation('admin-goods')
  const name = t(`player.${isPlaying ? 'stop' : verb}`, { name: label })
  return (
    <button type="button" onClick={toggle} aria-label={name}>
      <Icon of={isPlaying ? iconPauseFill : iconPlayFill} size={size} />
    </button>
  )
}

const Progress = ({ share }: { share: number }) => (
  <span className={styles.progress} aria-hidden="true">
    <span style={{ scale: `${share} 1` }} />
  </span>
)
