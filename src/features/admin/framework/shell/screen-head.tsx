import type { ReactNode } from 'react'
import styles from './screen-head.module.css'

interface ScreenHeadProps {
  title: string
  count?: number // in a muted colour, after the title
  lead?: string
  actions?: ReactNode
}

export const ScreenHead = ({ title, count, lead, actions }: ScreenHeadProps) => (
  <header className={styles.head}>
    <div>
      <h1>
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {actions && <div className={styles.actions}>{actions}</div>}
  </header>
)
