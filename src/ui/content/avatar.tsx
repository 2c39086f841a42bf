import { useTranslation } from 'react-i18next'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { fileUrl } from '@/contract/file-url.ts'
import { Icon } from '../icon/icon.tsx'
import { iconUser } from '../icon/icons.ts'
import { elementStyle } from '../theme/element-style.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  style?: number // built-in style 0–18. The contract's `avatarStyle(picture)` returns it
  src?: string | null // URL of an image, if there is no style
  name?: string // for screen readers. Without it the image is decorative
  size?: number // px
  shape?: 'round' | 'arch'
  element?: CardType | null
}

/** A player's picture: a built-in sprite, an image, or the default silhouette. */
export function Avatar({ style, src, name = '', size = 40, shape = 'round', element }: AvatarProps) {
  const { t } = useTranslation('ui')
  const picture = style === undefined ? src : `/assets/avatars/${style}.webp`
  return (
    <span className={styles.avatar} style={{ ...elementStyle(element), ...box(shape, size) }}>
      {picture ? (
        <img
          src={fileUrl(picture)}
          alt={name && style !== undefined ? `${name}, ${t('avatar.style', { number: style + 1 })}` : name}
          loading="lazy"
        />
      ) : (
        <Icon of={iconUser} size={size * 0.55} />
      )}
    </span>
  )
}

const box = (shape: 'round' | 'arch', size: number) =>
  shape === 'arch'
    ? {
        width: size,
        height: size * 1.1,
        borderRadius: `${size / 2}px ${size / 2}px ${size * 0.14}px ${size * 0.14}px`,
      }
    : { width: size, height: size }
