/** A panel of the game's screens: walnut between brass edges (decision 0039, in the page). */
import type { ReactNode } from 'react'
import styles from './night-panel.module.css'

export interface NightPanelProps {
  title?: string
  as?: 'section' | 'div' | 'li'
  className?: string
  children: ReactNode
}

export const NightPanel = ({ title, as: Element = 'section', className = '', children }: NightPanelProps) => (
  <Element className={`${styles.panel} ${className}`}>
    {title && <h2 className={styles.title}>{title}</h2>}
    {children}
  </Element>
)

/** The title of a screen and its subtitle, in the typeface of the game. */
export const TableHead = ({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children?: ReactNode
}) => (
  <header className={styles.head}>
    <div>
      <h1 className={styles.name}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children}
  </header>
)

/** Column of at most 1180 px for the game's screens. */
export const Table = ({ children }: { children: ReactNode }) => (
  <div className={`dark ${styles.table}`}>{children}</div>
)
