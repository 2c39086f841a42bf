import { avatarStyle } from '@/contract/endpoints/account/users.ts'
import { Avatar } from '@/ui/content/avatar.tsx'
import styles from './player-picture.module.css'

export interface PlayerPictureProps {
  picture: string | null
  level: number
  size?: number // px
  side?: 'own' | 'rival' | 'busy'
}

/** A player's picture in a brass ring with the level on its edge. The adjacent text states both. */
export const PlayerPicture = ({ picture, level, size = 44, side = 'own' }: PlayerPictureProps) => (
  <span className={styles.picture} data-side={side} aria-hidden="true">
    <Avatar style={avatarStyle(picture)} src={picture} size={size} />
    <b className={styles.level}>{level}</b>
  </span>
)
