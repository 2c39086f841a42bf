import type { CSSProperties, ReactNode } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { classNames } from '../class-names.ts'
import { Picture } from '../content/picture.tsx'
import { elementStyle } from '../theme/element-style.ts'
import styles from './niche.module.css'

export interface NicheProps {
  picture?: string | null // null or empty: the default logo; left out: a niche without a picture
  alt?: string // empty where the title beside it says the same
  element?: CardType | null // tint; the shop's own colour without
  look?: 'shelf' | 'thumbnail' // a thumbnail fills its box and has no shelf
  sizes?: string // how wide the picture stands, where it is not a shelf's usual place
  eager?: boolean // first picture in sight
  className?: string
  style?: CSSProperties
  children?: ReactNode // badges and buttons over it
}

const usualSizes = { shelf: '(max-width: 599px) 36vw, 220px', thumbnail: '80px' }

/** The arch over a shelf: the only frame for products, creatures and avatars. */
export const Niche = ({
  picture,
  alt = '',
  element,
  look = 'shelf',
  sizes,
  eager,
  className,
  style,
  children,
}: NicheProps) => (
  <div
    className={classNames(styles.niche, styles[look], className)}
    style={{ ...elementStyle(element), ...style }}
  >
    <span className={styles.arch} />
    {picture !== undefined && (
      <Picture
        className={styles.picture}
        src={picture}
        alt={alt}
        sizes={sizes ?? usualSizes[look]}
        eager={eager}
      />
    )}
    {children}
  </div>
)
