import type { ReactNode } from 'react'
import { AuthBand } from './auth-band.tsx'
import styles from './auth-frame.module.css'

interface AuthFrameProps {
  title: string
  lead?: ReactNode
  children?: ReactNode
  foot?: ReactNode // link to the other form: register below login, and back
}

/** The card in which every screen of the entrance stands: band with its doorkeeper, title, one task. */
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
