import type { ReactNode } from 'react'
import { Container } from '@/ui/content/container.tsx'
import styles from './guest-order-frame.module.css'

interface GuestOrderFrameProps {
  title: string
  narrow?: boolean // a form alone
  children: ReactNode
}

/** Page of an order without account. */
export const GuestOrderFrame = ({ title, narrow = false, children }: GuestOrderFrameProps) => (
  <Container className={styles.page}>
    <h1>{title}</h1>
    {narrow ? <div className={styles.narrow}>{children}</div> : children}
  </Container>
)
