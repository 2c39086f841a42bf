import type { ReactNode } from 'react'
import { Link } from '@/ui/link.tsx'
import styles from './hub-view.module.css'

export interface HubTileProps {
  href: string
  tone: 'cosmico' | 'psichico' | 'ghiaccio' | 'oggetto' // type whose landscape is the background
  name: string
  fact: string
  count?: number // red bubble; 0 hides it
  children: ReactNode // art that may extend beyond the frame
}

/** One of the hub's smaller links. */
export const HubTile = ({ href, tone, name, fact, count = 0, children }: HubTileProps) => (
  <Link href={href} className={styles.tile}>
    <span
      className={styles.view}
      style={{ backgroundImage: `url(/assets/characters/backgrounds/${tone}-1.webp)` }}
    />
    <span className={styles.art} aria-hidden="true">
      {children}
    </span>
    <span className={styles.words}>
      <b>{name}</b>
      <span>{fact}</span>
    </span>
    {count > 0 && (
      <i className={styles.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </i>
    )}
  </Link>
)
