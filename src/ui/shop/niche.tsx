import type { CSSProperties, ReactNode } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { classNames } from '../class-names.ts'
import { Picture } from '../content/picture.tsx'
import { elementStyle } from '../theme/element-style.ts'
import styles from './niche.module.css'

export interface NicheProps {
  picture?: string | null // null or empty: the default logo. Omitted: a niche without an image
  alt?: string // empty if the title next to it says the same
  element?: CardType | null // tint. The shop's colour by default
  look?: 'shelf' | 'thumbnail' // a thumbnail fills its box and has no shelf
  sizes?: string // width of the image, if it is not in its usual container
  eager?: boolean // first visible image
  className?: string
  style?: CSSProperties
  children?: ReactNode // badges and buttons above the image
}

const usualSizes = { shelf: '(max-width: 599px) 36vw, 220px', thumbnail: '80px' }

/** The arch above a shelf: the only frame for products, creatures and avatars. */
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
