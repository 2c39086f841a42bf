import type { ReactNode } from 'react'
import { Link } from '@/ui/link.tsx'
import styles from './account-frame.module.css'

/** From one record back to the list it stands in; not printed. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.back} data-screen-only>
    ← {children}
  </Link>
)
