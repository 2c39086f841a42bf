/** A sound to hear and a film to see before they are chosen: one button, and how far it is. Both are short and say nothing in words. */
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon/icon.tsx'
import { iconPauseFill, iconPlayFill } from '@/ui/icon/icons.ts'
import styles from './players.module.css'
import { usePlaying } from './use-playing.ts'

interface PlayerProps {
  src: string
  label: string // what is played
}

export function SoundPlayer({ src, label }: PlayerProps) {
  const { t } = useTranslation('admin-goods')
  const { isPlaying, share, toggle, handlers } = usePlaying()
  return (
    <div className={styles.sound}>
      <audio {...handlers} preload="none" src={src} />
      <button
        type="button"
        onClick={toggle}
        aria-label={t(isPlaying ? 'player.stop' : 'player.hear', { name: label })}
      >
        <Icon of={isPlaying ? iconPauseFill : iconPlayFill} size={18} />
      </button>
      <Progress share={share} />
    </div>
  )
}

export function FilmPlayer({ src, label }: PlayerProps) {
  const { t } = useTranslation('admin-goods')
  const { isPlaying, share, toggle, handlers } = usePlaying()
  return (
    <div className={styles.film} data-playing={isPlaying}>
      <video {...handlers} muted loop playsInline preload="metadata" src={src} />
      <button
        type="button"
        onClick={toggle}
        aria-label={t(isPlaying ? 'player.stop' : 'player.see', { name: label })}
      >
        <Icon of={isPlaying ? iconPauseFill : iconPlayFill} size={22} />
      </button>
      <Progress share={share} />
    </div>
  )
}

const Progress = ({ share }: { share: number }) => (
  <span className={styles.progress} aria-hidden="true">
    <span style={{ scale: `${share} 1` }} />
  </span>
)
