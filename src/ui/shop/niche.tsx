import type { CSSProperties, ReactNode } from 'react'
import type { CardType } from '@/contract/characters.ts'
import { classNames } from '../class-names.ts'
import { elementStyle } from '../theme/element-style.ts'
import styles from './niche.module.css'

export interface NicheProps {
  picture?: string
  alt?: string // empty where the title beside it says the same
  element?: CardType | null // tint; the shop's own colour without
  look?: 'shelf' | 'thumbnail' // a thumbnail fills its box and has no shelf
  eager?: boolean // first picture in sight
  className?: string
  style?: CSSProperties
  children?: ReactNode // badges and buttons over it
}

/** The arch over a shelf: the only frame for products, creatures and avatars. */
export const Niche = ({
  picture,
  alt = '',
  element,
  look = 'shelf',
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
    {picture && (
      <img
        className={styles.picture}
        src={picture}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    )}
    {children}
  </div>
)
