import type { ReactNode } from 'react'
import { Link } from '@/ui/link.tsx'
import styles from './account-frame.module.css'

/** Link from a record back to its list. Not printed. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={styles.back} data-screen-only>
    ← {children}
  </Link>
)
