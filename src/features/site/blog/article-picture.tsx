/** Background in the colour of the card type with the creature on it, and its card next to it if there is space. */
import type { ReactNode } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { classNames } from '@/ui/class-names.ts'
import { Picture } from '@/ui/content/picture.tsx'
import { elementStyle } from '@/ui/theme/element-style.ts'
import styles from './article-picture.module.css'

export interface ArticlePictureProps {
  picture: string
  element: CardType | null
  card?: ReactNode // full width of its container
  eager?: boolean
  className?: string
}

export const ArticlePicture = ({ picture, element, card, eager, className }: ArticlePictureProps) => (
  <div className={classNames(styles.ground, className)} style={elementStyle(element)}>
    <Picture
      className={styles.creature}
      src={picture}
      alt=""
      sizes="(max-width: 599px) 60vw, 400px"
      eager={eager}
    />
    {card && <div className={styles.card}>{card}</div>}
  </div>
)
