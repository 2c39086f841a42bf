import type { ReactNode } from 'react'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { elementStyle } from '../theme/element-style.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  picture?: string // URL of a picture of one creature
  element?: CardType | null
  title: string
  children?: ReactNode // one sentence
  actions?: ReactNode // one or two buttons
  foot?: ReactNode
  as?: 'h1' | 'h2'
}

/** An arch with one creature, a title, a sentence and buttons to continue. */
export const EmptyState = ({
  picture,
  element,
  title,
  children,
  actions,
  foot,
  as: Title = 'h2',
}: EmptyStateProps) => (
  <section className={styles.state}>
    <div className={styles.arch} style={elementStyle(element)}>
      {picture && <img src={picture} alt="" />}
    </div>
    <Title className={styles.title}>{title}</Title>
    {children && <p className={styles.words}>{children}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
    {foot && <p className={styles.foot}>{foot}</p>}
  </section>
)
