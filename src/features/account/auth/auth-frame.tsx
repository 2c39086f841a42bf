import type { ReactNode } from 'react'
import styles from './auth-frame.module.css'

/** Amber band with a creature above the forms of login and registration. */
export const AuthBand = () => (
  <div className={styles.band} aria-hidden="true">
    <span className={styles.arch}>
      <img src="/assets/characters/gufosaggio/creature.webp" alt="" width={132} height={132} />
    </span>
  </div>
)

interface AuthFrameProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
  foot?: ReactNode // link to the other form: from login to registration, and back
}

/** Card of every login and registration screen: band with a creature, title, one form. */
export const AuthFrame = ({ title, lead, children, foot }: AuthFrameProps) => (
  <div className={styles.place}>
    <section className={styles.card}>
      <AuthBand />
      <div className={styles.body}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
    {foot && <p className={styles.foot}>{foot}</p>}
  </div>
)
