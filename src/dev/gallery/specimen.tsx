/** How the gallery shows a component: its name, then each state with the props that produce it. */
import type { ReactNode } from 'react'
import styles from './gallery.module.css'

export const Specimen = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={styles.specimen} id={name}>
    <h3 className={styles.name}>{name}</h3>
    <div className={styles.states}>{children}</div>
  </section>
)

interface StateProps {
  of: string // the props, as written in code
  force?: 'hover' | 'focus' | 'active' // shown as if in this state
  wide?: boolean // uses a whole line
  ground?: 'page' | 'night' // its background
  children: ReactNode
}

export const State = ({ of, force, wide, ground = 'page', children }: StateProps) => (
  <div className={wide ? styles.wide : styles.state}>
    <code className={styles.props}>{force ? `:${force} ${of}` : of}</code>
    <div className={ground === 'night' ? styles.night : undefined} data-force={force}>
      {children}
    </div>
  </div>
)
