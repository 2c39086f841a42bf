import { Link } from '@/ui/link.tsx'
import styles from './kin-tabs.module.css'

interface KinTabsProps {
  label: string // spoken name
  tabs: readonly { href: string; label: string; isHere: boolean }[]
}

/** Screens that share one entry of the menu. */
export const KinTabs = ({ label, tabs }: KinTabsProps) => (
  <nav className={styles.kin} aria-label={label}>
    {tabs.map(tab => (
      <Link key={tab.href} href={tab.href} aria-current={tab.isHere ? 'page' : undefined}>
        {tab.label}
      </Link>
    ))}
  </nav>
)
