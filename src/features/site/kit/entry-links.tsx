import { Icon } from '@/ui/icon/icon.tsx'
import { iconArrowRight } from '@/ui/icon/icons.ts'
import { Link } from '@/ui/link.tsx'
import styles from './entry-links.module.css'

export interface EntryLink {
  key: string
  label: string
  href: string
}

/** List of links with the same icon. */
export const EntryLinks = ({ doors, icon }: { doors: readonly EntryLink[]; icon: string }) => (
  <ul className={styles.doors}>
    {doors.map(door => (
      <li key={door.key}>
        <Link href={door.href}>
          <Icon of={icon} size={22} />
          <span>{door.label}</span>
          <Icon of={iconArrowRight} size={18} />
        </Link>
      </li>
    ))}
  </ul>
)
