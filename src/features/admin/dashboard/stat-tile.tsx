import { Icon } from '@/ui/icon/icon.tsx'
import { Link } from '@/ui/link.tsx'
import styles from './dashboard.module.css'

interface StatTileProps {
  name: string
  value: string // already in the reader's figures
  note: string
  icon: string
  href: string // the list behind the figure
}

export const StatTile = ({ name, value, note, icon, href }: StatTileProps) => (
  <Link href={href} className={styles.stat}>
    <span className={styles.statName}>
      {name}
      <Icon of={icon} size={20} />
    </span>
    <b>{value}</b>
    <small>{note}</small>
  </Link>
)
